import { describe, expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'
import { readAmount } from './readAmount.ts'

describe('parseAmount', () => {
  it('is exact where floats are not', () => {
    expect(parseAmount('0.1', 18) + parseAmount('0.2', 18)).toBe(parseAmount('0.3', 18))
    expect(parseAmount('12.5', 18)).toBe(12_500_000_000_000_000_000n)
    expect(parseAmount('7', 0)).toBe(7n)
    expect(parseAmount('0.000001', 6)).toBe(1n)
    expect(parseAmount('123456789012345678901234567890.5', 1)).toBe(1234567890123456789012345678905n)
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['1e18', 'exponent'],
    ['1.5E-3', 'exponent'],
    ['1,000', 'separator'],
    ['1 000.5', 'separator'],
    ['1_000', 'separator'],
    ["1'000", 'separator'],
    ['0.0000001', 'too-many-decimals'],
    ['.5', 'not-a-number'],
    ['5.', 'not-a-number'],
    ['007', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['+1', 'not-a-number'],
    ['12.5 USDC', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['9'.repeat(100), 'too-large'],
  ])('rejects %j as %s', (text, reason) => {
    expect(readAmount(text, 6)).toMatchObject({ ok: false, reason })
    expect(() => parseAmount(text, 6)).toThrow(expect.objectContaining({ code: 'SPEC_BAD_AMOUNT' }))
  })

  it('reports how many decimals the token has', () => {
    expect(readAmount('1.1234567', 6)).toMatchObject({
      what: 'the amount "1.1234567" has 7 decimals, the token has 6',
      hint: 'write at most 6 digits after the point',
    })
  })
})
