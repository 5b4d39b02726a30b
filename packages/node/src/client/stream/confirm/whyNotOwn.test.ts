import { expect, it } from 'vitest'
import { whyNotOwn } from './whyNotOwn.ts'

const executor = { facts: { class: 'wasm/1' }, serve: async () => ({}) } as never
const container = { egress: [], gpu: {} } as never

it.each([
  ['a service of its class', executor, { className: 'wasm/1' }, undefined],
  ['nothing without an executor', undefined, { className: 'wasm/1' }, /no services/],
  [
    'nothing that its executor cannot serve',
    { facts: { class: 'wasm/1' } },
    { className: 'wasm/1' },
    /no services/,
  ],
  ['nothing of another class', executor, { className: 'gpu/1' }, /of class wasm\/1.*of class gpu\/1/],
  ['nothing that needs a GPU', executor, { className: 'wasm/1', container }, /GPU/],
])('runs %s', (_, machine, manifest, why) => {
  const found = whyNotOwn(machine as never, manifest)
  if (why === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(why)
})
