import { parsePrescription } from '@muster-network/core'
import { expect, it } from 'vitest'
import { requireBatch } from './requireBatch.ts'

const head = 'version: 1\nname: a\nmodel: { wasm: a.wasm }\n'
const read = (rest: string) => {
  const parsed = parsePrescription(head + rest, { fileName: 'task.yaml' })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.what)
  return parsed.prescription
}

it('rejects a stream and names the command that opens it', () => {
  const batch = read(
    'kind: batch\ninstructions: { maxHours: 1 }\npay: { function: fixed, max: "1" }\ncheck: { how: none }\n',
  )
  expect(requireBatch(batch)).toBe(batch)
  const stream = read(
    'kind: stream\nresponse: { method: optimistic, council: 1 }\npay: { function: fixed, max: "0.01", guarantee: "1", budget: "5" }\n',
  )
  expect(() => requireBatch(stream)).toThrow(
    expect.objectContaining({ code: 'SPEC_UNSUPPORTED', hint: expect.stringContaining('muster serve') }),
  )
})
