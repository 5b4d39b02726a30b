import { describe, expect, it } from 'vitest'
import { formatMoney } from './formatMoney.ts'
import { formatPrice, formatPriceWorth } from './formatPrice.ts'
import { formatTokens } from './formatTokens.ts'
import { formatWorth } from './formatWorth.ts'
import type { MoneyFormat } from './MoneyFormat.ts'

const token = { symbol: 'MUST', decimals: 18 }
const none: MoneyFormat = { ...token, currency: null }
const euro: MoneyFormat = { ...token, currency: { code: 'EUR', perToken: '0.35' } }
const ether = 10n ** 18n
const spaced = (text: string | undefined) => text?.replaceAll('\u202f', ' ')

describe('formatTokens', () => {
  it.each([
    [0n, '0 MUST'],
    [ether, '1 MUST'],
    [(3n * ether) / 2n, '1.5 MUST'],
    [234_567_999_999_999_999_999n, '234.5679 MUST'],
    [1_234_567_999_999_999_999_999n, '1 234.56 MUST'],
    [1_234_567_999_999_999_999_999_999n, '1 234 567 MUST'],
    [123_456_789_000_000_000n, '0.1234 MUST'],
    [1_234_567_000_000_000n, '0.001234 MUST'],
    [1_999_999_999_999n, '0.000001 MUST'],
    [999_999_999_999n, '<0.000001 MUST'],
    [-936_000_000_000_000_000n, '-0.936 MUST'],
    [-1n, '-<0.000001 MUST'],
  ])('formats %s as %s: truncated, never rounded up', (wei, text) => {
    expect(spaced(formatTokens(wei, token))).toBe(text)
  })

  it('formats every digit of an exact amount', () => {
    expect(formatTokens(1n, token, 'exact')).toBe('0.000000000000000001 MUST')
  })

  it('follows the decimals of the token', () => {
    expect(formatTokens(1_500_000n, { symbol: 'USDC', decimals: 6 })).toBe('1.5 USDC')
    expect(formatTokens(7n, { symbol: 'SEAT', decimals: 0 })).toBe('7 SEAT')
  })
})

describe('formatWorth', () => {
  it.each([
    [0n, '0.00 EUR'],
    [10n * ether, '3.50 EUR'],
    [10_000n * ether, '3 500.00 EUR'],
    [ether / 10n, '0.035 EUR'],
    [ether / 100n, '0.0035 EUR'],
    [ether / 10n ** 9n, '<0.000001 EUR'],
    [-10n * ether, '-3.50 EUR'],
  ])('values %s wei as %s', (wei, text) => {
    expect(spaced(formatWorth(wei, euro))).toBe(text)
  })

  it('is undefined without a rate', () => {
    expect(formatWorth(ether, none)).toBeUndefined()
  })

  it('follows the decimals of the currency', () => {
    const yen = { ...token, currency: { code: 'JPY', perToken: '55.4' } }
    expect(formatWorth(3n * ether, yen)).toBe('166 JPY')
  })

  it('is exact for a rate that a float would round', () => {
    const rate = { code: 'USD', perToken: '0.000000000000000001' }
    expect(formatWorth(10n ** 36n, { ...token, currency: rate })).toBe('1.00 USD')
  })
})

describe('formatPrice', () => {
  it('names the unit of the price in the token and in the currency', () => {
    expect(formatPrice((36n * ether) / 100n, 'hour', none)).toBe('0.36 MUST/h')
    expect(formatPrice((36n * ether) / 100n, 'hour', euro)).toBe('0.36 MUST/h (≈ 0.13 EUR/h)')
    expect(formatPrice(ether / 10_000n, 'billionUnits', none)).toBe('0.0001 MUST per 10⁹ units')
    expect(formatPriceWorth(ether, 'hour', none)).toBeUndefined()
  })
})

it('formats an amount in the token, with its value when a rate is set', () => {
  expect(formatMoney(ether, none)).toBe('1 MUST')
  expect(formatMoney(ether, euro)).toBe('1 MUST (≈ 0.35 EUR)')
})
