import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type FileFact,
  formatProblems,
  MusterError,
  type ParsedPrescription,
  parsePrescription,
  type WasmRole,
} from '@muster-network/core'

/** Returns why executors cannot run a file as a WebAssembly program. */
export type ExamineWasm = (file: string, role: WasmRole) => readonly string[]

/** Size limit of a task file. Core has the same limit, but applies it only after the file is in memory. */
const maxBytes = 1 << 20

/**
 * Parses a task file and inspects the files that it names, which are beside it. `text` replaces the content of the
 * file. Programs are examined only with `wasmProblems`.
 *
 * @throws SPEC_UNREADABLE when the file itself cannot be read; its mistakes come back as a value
 */
export function readPrescription(
  file: string,
  text = readText(file),
  wasmProblems?: ExamineWasm,
): ParsedPrescription {
  const folder = path.dirname(path.resolve(file))
  return parsePrescription(text, {
    fileName: file,
    files: (relative) => factOf(path.join(folder, relative), wasmProblems),
  })
}

/** Returns the task in `file`. @throws SPEC_INVALID with every mistake, laid out for people, and SPEC_UNREADABLE */
export function requirePrescription(file: string) {
  return requireValid(file, readPrescription(file))
}

/** Returns a parsed task. @throws SPEC_INVALID */
export function requireValid(file: string, parsed: ParsedPrescription) {
  if (parsed.ok) return parsed.prescription
  const { length } = parsed.problems
  throw new MusterError(
    'SPEC_INVALID',
    `${length} mistake${length === 1 ? '' : 's'} in ${file}\n${formatProblems(parsed.problems)}`,
  )
}

export function readText(file: string): string {
  try {
    const { size } = lstatSync(file)
    if (size > maxBytes)
      throw new MusterError('SPEC_UNREADABLE', `${file} is ${size} bytes, too large for a task file`)
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'SPEC_UNREADABLE') throw error
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : `${code}`
    throw new MusterError('SPEC_UNREADABLE', `${file} cannot be read: ${why}`, { cause: error })
  }
}

/** Follows symbolic links only to inspect their target; packing rejects links that lead out of the folder. */
function factOf(file: string, wasmProblems: ExamineWasm | undefined): FileFact | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (!stat) return undefined
  if (!stat.isDirectory())
    return {
      kind: 'file',
      sizeBytes: stat.size,
      ...(wasmProblems && { wasmProblems: (role: WasmRole) => wasmProblems(file, role) }),
    }
  const entries = readdirSync(file, { withFileTypes: true, recursive: true })
  const sizeBytes = entries.reduce(
    (sum, entry) => sum + (entry.isFile() ? lstatSync(path.join(entry.parentPath, entry.name)).size : 0),
    0,
  )
  return { kind: 'directory', sizeBytes, entries: readdirSync(file).length }
}
