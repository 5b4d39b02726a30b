import { expect, it } from 'vitest'
import { compareFindings, readFindings } from './compareFindings.ts'

const contract = { type: 'contract', name: 'Staking' }
const inStaking = (name: string) => ({ type: 'function', name, type_specific_fields: { parent: contract } })
const report = JSON.stringify({
  success: true,
  error: null,
  results: {
    detectors: [
      {
        check: 'unused-return',
        impact: 'Medium',
        description: 'Staking._grow() ignores return value\nmore',
        elements: [inStaking('_grow')],
      },
      {
        check: 'uninitialized-local',
        impact: 'Medium',
        description: 'Staking.claim().sum is a local variable never initialized\n',
        elements: [{ type: 'variable', name: 'sum', type_specific_fields: { parent: inStaking('claim') } }],
      },
    ],
  },
})

const explanations = [
  { check: 'unused-return', reason: 'the amount is not needed', where: ['Staking._grow'] },
  { check: 'uninitialized-local', reason: 'zero', where: ['Staking.claim.sum'] },
]

it('names a place without its line', () => {
  expect(readFindings(report).map(({ where }) => where)).toEqual(['Staking._grow', 'Staking.claim.sum'])
})

it('accepts findings that are explained', () => {
  expect(compareFindings(readFindings(report), explanations)).toEqual([])
})

it('fails on a new finding, also of a detector that is explained elsewhere', () => {
  expect(compareFindings(readFindings(report), [explanations[1]!])).toEqual([
    'unused-return (medium) in Staking._grow: fix it, or explain it in contracts/analysis/slither.json. Staking._grow() ignores return value',
  ])
})

it('fails on an explanation of nothing', () => {
  const gone = { check: 'unused-return', reason: 'was once', where: ['Staking.gone'] }
  expect(compareFindings(readFindings(report), [...explanations, gone])).toEqual([
    'contracts/analysis/slither.json explains unused-return Staking.gone, which slither does not find: remove it',
  ])
})

it('does not take a failed analysis for a clean one', () => {
  expect(() => readFindings('{"success": false, "error": "no solc", "results": {}}')).toThrow('no solc')
})
