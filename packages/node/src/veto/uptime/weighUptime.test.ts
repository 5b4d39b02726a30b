import type { Hex } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { agreesWith, boundsOf, weighUptime } from './weighUptime.ts'

const [a, b, c] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}` as Hex) as [Hex, Hex, Hex]

it('multiplies proven points by whole seconds, over all nodes of an operator', () => {
  expect(
    weighUptime([
      { operator: a, onlineMs: 10_900, provenScore: 100, failedProbes: 0 },
      {
        operator: a.toUpperCase().replace('0X', '0x') as Hex,
        onlineMs: 5_000,
        provenScore: 10,
        failedProbes: 0,
      },
      { operator: b, onlineMs: 60_000, provenScore: 0, failedProbes: 0 },
      { operator: c, onlineMs: 900, provenScore: 50, failedProbes: 0 },
    ]),
  ).toEqual([{ operator: a, weight: 1_050n }])
})

const heard = (operator: Hex, onlineMs: number, provenScore: number, failedProbes = 0) => ({
  operator,
  onlineMs,
  provenScore,
  failedProbes,
  listedScore: 100,
})
const bounds = boundsOf([heard(a, 10_000, 100), heard(b, 5_000, 100)])
const own = [
  { operator: a, weight: 1_000n },
  { operator: b, weight: 500n },
]

it('accepts entries that differ by a few heartbeats', () => {
  expect(agreesWith(bounds, own)).toBe(true)
  expect(agreesWith(bounds, [{ operator: a, weight: 950n }, own[1]!])).toBe(true)
  expect(agreesWith(bounds, [...own, { operator: c, weight: 15n }])).toBe(true)
})

it('rejects entries that are omitted, invented, raised, or counted twice', () => {
  expect(agreesWith(bounds, [own[0]!])).toBe(false)
  expect(agreesWith(bounds, [...own, { operator: c, weight: 100n }])).toBe(false)
  expect(agreesWith(bounds, [{ operator: a, weight: 2_000n }, own[1]!])).toBe(false)
  expect(agreesWith(bounds, [...own, own[0]!])).toBe(false)
})

it('accepts scores that only another member has probed, but not those that failed several probes here', () => {
  const entries = [...own, { operator: c, weight: 1_000n }]
  const with_ = (failed: number) =>
    boundsOf([heard(a, 10_000, 100), heard(b, 5_000, 100), heard(c, 10_000, 0, failed)])
  expect(agreesWith(with_(0), entries)).toBe(true)
  expect(agreesWith(with_(0), own)).toBe(true)
  expect(agreesWith(with_(3), entries)).toBe(false)
})
