import { readTaskPath } from '../fields/taskPath.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

const wasmFields = [
  ['model', 'wasm'],
  ['check', 'wasm'],
  ['equivalence', 'path'],
] as const

/** More reasons than anyone reads at once: a program for another platform imports hundreds of functions. */
const shownReasons = 3

/** Requires that WebAssembly programs are modules that executors can run. */
export const programsAreWasm: Rule = (task, { files }) => {
  if (files === undefined) return []
  const mistakes: Mistake[] = []
  for (const path of wasmFields) {
    const reading = readTaskPath(task.text(...path) ?? '')
    const fact = reading.ok ? files(reading.path) : undefined
    if (!reading.ok || fact?.kind !== 'file' || fact.sizeBytes === 0) continue
    const isService = path[0] === 'model' && task.text('kind') === 'stream'
    const reasons = fact.wasmProblems?.(isService ? 'service' : 'run') ?? []
    if (reasons.length === 0) continue
    const left = reasons.length - shownReasons
    const shown = reasons.slice(0, shownReasons).join('; ') + (left > 0 ? `; and ${left} more` : '')
    mistakes.push({ path, what: `${reading.path} ${shown}`, hint: hintFor(reasons) })
  }
  return mistakes
}

function hintFor(reasons: readonly string[]): string {
  const has = (part: string) => reasons.some((reason) => reason.includes(part))
  if (has('not valid WebAssembly') || has('is malformed'))
    return 'compile the program to WebAssembly, such as: clang --target=wasm32-wasip1 -O2 -o program.wasm main.c'
  if (has('_start')) return 'build a command with a main function for wasm32-wasip1, not a library'
  if (has('function answer')) return 'export a function answer: docs/services.md has a complete service'
  if (has('imports ')) return 'build for wasm32-wasip1 (WASI preview 1): no sockets, threads or JavaScript'
  return 'docs/executors.md lists the features that programs may use'
}
