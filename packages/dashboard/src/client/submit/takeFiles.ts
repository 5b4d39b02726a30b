import { taskFileName } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { parseDocument } from 'yaml'
import type { AddedFile } from './readDroppedFiles.ts'
import { type Program, programs, readFields, writeField } from './taskDocument.ts'

/** The daemon's limit for one uploaded file. */
const maxFileBytes = 4 * 2 ** 30
/** The daemon's limit for a task file. */
const maxTaskFileBytes = 2 ** 20

export type TakenFiles = {
  /** The task file among them, if any. */
  yaml?: string
  /** Files to upload, with paths relative to the task file. */
  files: AddedFile[]
  /** Number of files that the task file does not name. */
  leftOut: number
}

/**
 * Sorts added files. A task file among them makes its folder the folder of the task, and only the files that it names are
 * taken: the rest of a project's folder is no business of the task.
 *
 * @throws API_TOO_LARGE for a file that the daemon would reject
 */
export async function takeFiles(added: readonly AddedFile[]): Promise<TakenFiles> {
  const taskFile = added
    .filter(({ path }) => path === taskFileName || path.endsWith(`/${taskFileName}`))
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)[0]
  if (!taskFile) return { files: withinLimits(added), leftOut: 0 }
  if (taskFile.file.size > maxTaskFileBytes) throw tooLarge(taskFile.path, 'a task file has at most 1 MiB')
  const yaml = await taskFile.file.text()
  const folder = taskFile.path.slice(0, -taskFileName.length)
  const others = added.filter((each) => each !== taskFile)
  const inFolder = others
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, file }) => ({ path: path.slice(folder.length), file }))
  const named = namedPaths(yaml)
  const files = inFolder.filter(({ path }) =>
    named.some((name) => name === '' || path === name || path.startsWith(`${name}/`)),
  )
  return { yaml, files: withinLimits(files), leftOut: others.length - files.length }
}

function withinLimits(files: readonly AddedFile[]): AddedFile[] {
  const large = files.find(({ file }) => file.size > maxFileBytes)
  if (large) throw tooLarge(large.path, 'at most 4 GiB in one file')
  return [...files]
}

const tooLarge = (path: string, limit: string) =>
  new MusterError('API_TOO_LARGE', `${path} is too large: ${limit}`, {
    hint: 'Nothing was uploaded. Split the file, or leave it out.',
  })

/** Returns the paths that a task file names, without `./` and a final slash; empty for its whole folder. */
function namedPaths(yaml: string): string[] {
  const document = parseDocument(yaml)
  return [
    ['data', 'path'],
    ['model', 'wasm'],
    ['model', 'archive'],
    ['equivalence', 'path'],
    ['check', 'wasm'],
  ]
    .map((path) => (document.errors.length === 0 ? document.getIn(path) : undefined))
    .filter((path) => typeof path === 'string' && path !== '')
    .map((path) =>
      (path as string)
        .replace(/^(\.\/)+/, '')
        .replace(/\/+$/, '')
        .replace(/^\.$/, ''),
    )
}

const endings: Readonly<Record<Program, RegExp>> = {
  wasm: /\.wasm$/,
  archive: /\.(tar|tar\.gz|tgz)$/,
  image: /^$/,
}

/**
 * Returns the task file with an uploaded program in its field: a `.wasm` file or an image archive. A field that names a
 * file of the draft, or an image, stays.
 */
export function bindProgram(
  yaml: string,
  uploaded: readonly { path: string }[],
  files: readonly { path: string }[],
): string {
  const fields = readFields(yaml)
  if (!fields) return yaml
  const known = fields.programPath
  if (fields.program === 'image' ? known !== '' : files.some(({ path }) => path === known)) return yaml
  for (const program of [fields.program, ...programs]) {
    const file = uploaded.find(({ path }) => endings[program].test(path))
    if (!file) continue
    return writeField(writeField(yaml, 'program', program), 'programPath', file.path)
  }
  return yaml
}
