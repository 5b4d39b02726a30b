import type { Hex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Candidate } from './Candidate.ts'
import { drawConfirmers } from './drawConfirmers.ts'

const address = (n: number): Hex => `0x${n.toString(16).padStart(40, '0')}`
const candidate = (n: number, operator: number, stakeWei: bigint): Candidate => ({
  ...{ confirmer: address(n), operator: address(1_000 + operator), peerId: `${n}` as PeerId, stakeWei },
})
const council = fc
  .array(fc.record({ operator: fc.nat(5), stakeWei: fc.bigInt(0n, 2n ** 90n) }), { maxLength: 12 })
  .map((all) => all.map(({ operator, stakeWei }, i) => candidate(i, operator, stakeWei)))

it('draws different operators with stake, and nobody who is excluded', () => {
  fc.assert(
    fc.property(council, fc.integer({ min: 0, max: 9 }), fc.nat(11), (candidates, count, excluded) => {
      const without = candidates[excluded] ? [candidates[excluded].operator] : []
      const drawn = drawConfirmers(candidates, { count, without, random: Math.random })
      const operators = drawn.map(({ operator }) => operator)
      expect(new Set(operators).size).toBe(drawn.length)
      expect(drawn.every(({ stakeWei, operator }) => stakeWei > 0n && !without.includes(operator))).toBe(true)
      const able = new Set(
        candidates.flatMap(({ operator, stakeWei }) =>
          stakeWei > 0n && !without.includes(operator) ? [operator] : [],
        ),
      )
      expect(drawn.length).toBe(Math.min(count, able.size))
    }),
  )
})

it('excludes accounts whatever the case of their letters', () => {
  const [only] = [{ ...candidate(1, 1, 1n), confirmer: `0x${'Ab'.repeat(20)}` as Hex }]
  const without: Hex[] = [`0x${'aB'.repeat(20)}`]
  expect(drawConfirmers([only], { count: 1, without, random: Math.random })).toEqual([])
})

it('draws by stake, to the last share', () => {
  const candidates = [candidate(1, 1, 1n), candidate(2, 2, 2n), candidate(3, 3, 1n)]
  const at = (random: number) =>
    drawConfirmers(candidates, { count: 1, without: [], random: () => random })[0]!.peerId
  expect([0, 0.24, 0.26, 0.74, 0.76, 1 - 2 ** -52].map(at)).toEqual(['1', '1', '2', '2', '3', '3'])
})
