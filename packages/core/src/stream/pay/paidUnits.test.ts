import { describe, expect, it } from 'vitest'
import { paidCharacters, paidTokens } from './paidUnits.ts'

describe('paid units', () => {
  it('are the smaller of sent and encoded tokens', () => {
    expect(paidTokens(10, 12)).toBe(10n)
    expect(paidTokens(12, 10)).toBe(10n)
  })

  it('are code points, not UTF-16 units', () => {
    expect(paidCharacters('a😀é')).toBe(3n)
    expect(paidCharacters('')).toBe(0n)
  })
})
