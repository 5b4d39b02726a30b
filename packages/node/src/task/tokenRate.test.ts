import { expect, it } from 'vitest'
import { inStake, inToken } from './tokenRate.ts'

const one = 10n ** 18n

it('converts between the token of a task and the stake token', () => {
  expect([inStake({ rate: one }, 7n), inToken({ rate: one }, 7n)]).toEqual([7n, 7n])
  // a token of 6 decimals, worth a quarter of the stake token
  const rate = 250_000n * one * 1_000_000n
  expect(inStake({ rate }, 4_000_000n)).toBe(one)
  expect(inToken({ rate }, one)).toBe(4_000_000n)
})

it('rounds in favour of the lock', () => {
  expect(inStake({ rate: one / 3n }, 1n)).toBe(0n)
  expect(inToken({ rate: 3n * one }, 1n)).toBe(1n)
})
