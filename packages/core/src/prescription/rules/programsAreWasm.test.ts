import { expect, it } from 'vitest'
import { parsePrescription } from '../parsePrescription.ts'

const problemsOf = (reasons: readonly string[]) => {
  const text = `version: 1
kind: batch
name: tea-room
model: { wasm: work.wasm }
instructions: { maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`
  const files = () => ({ kind: 'file' as const, sizeBytes: 6, wasmProblems: () => reasons })
  const parsed = parsePrescription(text, { fileName: 'task.yaml', files })
  return parsed.ok ? [] : parsed.problems
}

it('accepts a program that can run', () => {
  expect(problemsOf([])).toEqual([])
})

it.each([
  ['is not valid WebAssembly: expected magic word', /clang --target=wasm32-wasip1/],
  ['exports no function _start', /main function/],
  ['imports env.fetch, which is not available', /no sockets, threads or JavaScript/],
  ['has a start section', /docs\/executors\.md/],
])('a module that %s gets a hint', (reason, hint) => {
  expect(problemsOf([reason])).toEqual([
    expect.objectContaining({
      line: 4,
      path: 'model.wasm',
      what: `work.wasm ${reason}`,
      hint: expect.stringMatching(hint),
    }),
  ])
})

it('shows the first of many reasons', () => {
  const imports = Array.from({ length: 200 }, (_, i) => `imports env.f${i}`)
  expect(problemsOf(imports)[0]?.what).toBe(
    'work.wasm imports env.f0; imports env.f1; imports env.f2; and 197 more',
  )
})
