import { expect, it } from 'vitest'
import { readProofs } from './halmosStep.ts'

const report = (test: object) =>
  JSON.stringify({ test_results: { 'Tally.t.sol:TallyTest': [{ name: 'testFuzz_a(uint16)', ...test }] } })

it('counts what is proved', () => {
  expect(readProofs(report({ exitcode: 0, models: [], num_bounded_loops: 0 }))).toEqual({
    passed: 1,
    failures: [],
    skips: [],
  })
})

it('tells the values for which a property does not hold', () => {
  const model = { p_agree_00: { variable_name: 'agree', value: 3 }, p_b: { variable_name: 'b', value: 0 } }
  expect(readProofs(report({ exitcode: 1, models: [{ model }], num_bounded_loops: 0 })).failures).toEqual([
    'Tally.t.sol:TallyTest > testFuzz_a: does not hold for agree = 3, b = 0',
  ])
})

it('takes neither a timeout nor a cut loop nor an empty run for a proof', () => {
  expect(readProofs(report({ exitcode: 2, models: [], num_bounded_loops: 0 })).failures).toHaveLength(1)
  expect(readProofs(report({ exitcode: 0, models: [], num_bounded_loops: 1 })).failures).toHaveLength(1)
  expect(readProofs('{"test_results": {}}').failures).toEqual(['halmos found nothing to prove'])
})
