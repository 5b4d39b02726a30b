import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** A wasm program has 32-bit addresses. */
const wasmMemoryBytes = 2 ** 32

/** There is one program, and what it asks for exists for its kind. */
export const modelCanRun: Rule = (task) => {
  const found: Mistake[] = []
  const programs = ['wasm', 'image', 'archive'].filter((name) => task.has('model', name))
  for (const name of programs.slice(1))
    found.push({
      path: ['model', name],
      atKey: true,
      what: `the program is given twice, by ${programs[0]} and by ${name}`,
      hint: 'keep one of the two',
    })
  if (task.has('model', 'wasm') && task.has('instructions', 'gpu'))
    found.push({
      path: ['instructions', 'gpu'],
      what: 'a wasm program cannot use a GPU',
      hint: 'remove gpu, or use a container image',
    })
  if (task.has('model', 'wasm') && (task.sizeBytes('instructions', 'memory') ?? 0) > wasmMemoryBytes)
    found.push({
      path: ['instructions', 'memory'],
      what: 'a wasm program cannot use more than 4GiB',
      hint: 'write at most 4GiB, or use a container image',
    })
  if (task.kind === 'stream' && (task.number('model', 'parts') ?? 1) > 1)
    found.push({
      path: ['model', 'parts'],
      what: 'a stream has no parts: every subscriber runs the whole model',
      hint: 'remove parts; response.council says how many answer',
    })
  return found
}
