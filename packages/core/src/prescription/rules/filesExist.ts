import { readTaskPath } from '../fields/taskPath.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

const fileFields = [
  { path: ['data', 'path'], kind: 'any' },
  { path: ['model', 'wasm'], kind: 'file' },
  { path: ['model', 'archive'], kind: 'file' },
  { path: ['equivalence', 'path'], kind: 'file' },
  { path: ['check', 'wasm'], kind: 'file' },
] as const

/** Requires that every file that the task names exists and has the right kind. */
export const filesExist: Rule = (task, { files }) => {
  if (files === undefined) return []
  const mistakes: Mistake[] = []
  for (const { path, kind } of fileFields) {
    const written = task.text(...path)
    const reading = written === undefined ? undefined : readTaskPath(written)
    if (!reading?.ok) continue
    const fact = files(reading.path)
    const add = (what: string, hint: string) => mistakes.push({ path, what, hint })
    if (fact === undefined)
      add(`${reading.path} does not exist`, "paths are relative to the task file's folder")
    else if (kind === 'file' && fact.kind === 'directory') add(`${reading.path} is a folder`, 'name a file')
    else if (fact.kind === 'file' && fact.sizeBytes === 0)
      add(`${reading.path} is empty`, 'name a file with content')
  }
  return mistakes
}
