import type { Hex } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { agreesWith, weighUptime } from './weighUptime.ts'

const [a, b, c] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}` as Hex) as [Hex, Hex, Hex]

it('weighs proven points by whole seconds, all nodes of an operator together', () => {
  expect(
    weighUptime([
      { operator: a, onlineMs: 10_900, provenScore: 100 },
      { operator: a.toUpperCase().replace('0X', '0x') as Hex, onlineMs: 5_000, provenScore: 10 },
      { operator: b, onlineMs: 60_000, provenScore: 0 },
      { operator: c, onlineMs: 900, provenScore: 50 },
    ]),
  ).toEqual([{ operator: a, weight: 1_050n }])
})

const own = [
  { operator: a, weight: 1_000n },
  { operator: b, weight: 500n },
]

it('agrees with what differs by a few heartbeats', () => {
  expect(agreesWith(own, own)).toBe(true)
  expect(agreesWith(own, [{ operator: a, weight: 950n }, own[1]!])).toBe(true)
  expect(agreesWith(own, [...own, { operator: c, weight: 15n }])).toBe(true)
})

it('disagrees with who was left out, made up, raised, or counted twice', () => {
  expect(agreesWith(own, [own[0]!])).toBe(false)
  expect(agreesWith(own, [...own, { operator: c, weight: 100n }])).toBe(false)
  expect(agreesWith(own, [{ operator: a, weight: 2_000n }, own[1]!])).toBe(false)
  expect(agreesWith(own, [...own, own[0]!])).toBe(false)
})
