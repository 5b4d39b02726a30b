import { tokenAmount } from '@muster-network/core'
import { expect, it } from 'vitest'
import { type Money, showAmount, showCurrency } from './money.ts'

const money: Money = { symbol: 'MUST', decimals: 18, currency: null }
const shown = (wei: bigint, digits?: 'exact') =>
  showAmount(tokenAmount(wei), money, digits).replaceAll(/\s/g, ' ')

it('groups digits and cuts, never rounds up', () => {
  expect(shown(1_234_567_999_999_999_999_999_999n)).toBe('1 234 567 MUST')
  expect(shown(1_234_567_999_999_999_999_999n)).toBe('1 234.56 MUST')
  expect(shown(234_567_999_999_999_999_999n)).toBe('234.5679 MUST')
  expect(shown(1_500_000_000_000_000_000n)).toBe('1.5 MUST')
  expect(shown(0n)).toBe('0 MUST')
})

it('says that something is there when it is too small to show', () => {
  expect(shown(1n)).toBe('< 0.0001 MUST')
  expect(shown(1n, 'exact')).toBe('0.000000000000000001 MUST')
})

it('shows currency only where a rate is set', () => {
  expect(showCurrency(10n ** 18n, money)).toBeUndefined()
  expect(showCurrency(10n ** 18n, { ...money, currency: { code: 'EUR', perToken: 0.5 } })).toContain('0.50')
})
