import fc from 'fast-check'
import { expect, it } from 'vitest'
import { constructorCalls } from './constructorCalls.ts'
import { type ContractKind, contractCode } from './contractCode.ts'
import { deploymentRounds } from './deploymentRounds.ts'
import type { PlannedContract } from './planNetwork.ts'

const planned = (name: string, kind: ContractKind): PlannedContract => ({
  name,
  kind,
  address: '0x1111111111111111111111111111111111111111',
  initCode: '0x00',
})
/** The contracts that others call. */
const called = [
  planned('token', 'Token'),
  planned('registry', 'ProviderRegistry'),
  planned('votingPower', 'VotingPower'),
]
const anyPlan = fc
  .array(fc.constantFrom(...(Object.keys(contractCode) as ContractKind[])), { maxLength: 40 })
  .map((kinds) => [...called, ...kinds.map((kind, i) => planned(`other-${i}`, kind))])
  .chain((plan) => fc.shuffledSubarray(plan, { minLength: plan.length }))

it('deploys every contract once, after the contracts that its constructor calls, and few at a time', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 20 }), (plan, most) => {
      const rounds = deploymentRounds(plan, most)
      expect(rounds.flat().toSorted(byName)).toEqual(plan.toSorted(byName))
      const earlier = new Set<string>()
      for (const round of rounds) {
        expect(round.length).toBeGreaterThan(0)
        expect(round.length).toBeLessThanOrEqual(most)
        for (const { kind } of round)
          for (const name of constructorCalls[kind] ?? []) expect(earlier).toContain(name)
        for (const { name } of round) earlier.add(name)
      }
    }),
  )
})

it('deploys contracts together when no constructor calls another', () => {
  const plan = [planned('registry', 'ProviderRegistry'), planned('token', 'Token'), planned('a', 'Council')]
  expect(deploymentRounds(plan).map((round) => round.map(({ name }) => name))).toEqual([
    ['registry', 'token'],
    ['a'],
  ])
})

it('names the contracts when a called contract is not part of the plan', () => {
  expect(() => deploymentRounds([planned('council', 'Council')])).toThrow(
    'no round can deploy council: their constructors call contracts that are not deployed',
  )
})

const byName = (a: PlannedContract, b: PlannedContract) => (a.name < b.name ? -1 : 1)
