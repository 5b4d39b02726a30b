import { describe, expect, it } from 'vitest'
import { creditFor } from './creditFor.ts'

describe('creditFor', () => {
  it.each([
    ['nothing for a new client', 0n, 0n],
    ['1% of what was settled', 10_000n, 100n],
    ['rounded down', 10_099n, 100n],
    ['at most four windows', 10n ** 9n, 2_560n],
  ])('is %s', (_, settledWei, credit) => {
    expect(creditFor({ settledWei, windowWei: 640n })).toBe(credit)
  })
})
