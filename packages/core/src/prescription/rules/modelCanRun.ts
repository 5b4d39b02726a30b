import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** A wasm program has 32-bit addresses. */
const wasmMemoryBytes = 2 ** 32

/** Requires exactly one program, and only features that its kind supports. */
export const modelCanRun: Rule = (task) => {
  const mistakes: Mistake[] = []
  const programs = ['wasm', 'image', 'archive'].filter((name) => task.has('model', name))
  for (const name of programs.slice(1))
    mistakes.push({
      path: ['model', name],
      atKey: true,
      what: `${programs[0]} and ${name} both name a program`,
      hint: 'keep one of the two',
    })
  if (task.has('model', 'wasm') && task.has('instructions', 'gpu'))
    mistakes.push({
      path: ['instructions', 'gpu'],
      what: 'a wasm program cannot use a GPU',
      hint: 'remove gpu, or use a container image',
    })
  if (task.has('model', 'wasm') && (task.sizeBytes('instructions', 'memory') ?? 0) > wasmMemoryBytes)
    mistakes.push({
      path: ['instructions', 'memory'],
      what: 'a wasm program cannot use more than 4GiB',
      hint: 'write at most 4GiB, or use a container image',
    })
  if (task.kind === 'stream' && (task.number('model', 'parts') ?? 1) > 1)
    mistakes.push({
      path: ['model', 'parts'],
      what: 'a stream has no parts: every subscriber runs the whole model',
      hint: 'remove parts; response.council sets the number of providers',
    })
  return mistakes
}
