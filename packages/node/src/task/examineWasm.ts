import { readFileSync, statSync } from 'node:fs'
import type { ExamineWasm } from './readPrescription.ts'

/** The findings about modules, by file and time of its last change: a page checks a draft at every keystroke. */
const examined = new Map<string, { key: string; problems: readonly string[] }>()
const maxExamined = 64

/** Loads the code that examines WebAssembly programs: few commands need it. */
export async function loadExamineWasm(): Promise<ExamineWasm> {
  const { wasmProblems } = await import('@muster-network/executors/modules')
  return (file, role) => {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 }
    const key = `${role}/${size}/${mtimeMs}`
    const known = examined.get(file)
    if (known?.key === key) return known.problems
    const problems = problemsOf(file, (bytes) => wasmProblems(bytes, role))
    examined.delete(file)
    examined.set(file, { key, problems })
    if (examined.size > maxExamined) examined.delete(examined.keys().next().value!)
    return problems
  }
}

function problemsOf(file: string, wasmProblems: (bytes: Uint8Array) => string[]): readonly string[] {
  try {
    return wasmProblems(readFileSync(file))
  } catch (error) {
    return [`cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`]
  }
}
