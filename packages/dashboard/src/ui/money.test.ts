import { tokenAmount } from '@muster-network/core'
import { expect, it } from 'vitest'
import { formatCurrency, formatMoney, type Money } from './money.ts'

const money: Money = { symbol: 'MUST', decimals: 18, currency: null }
const shown = (wei: bigint, digits?: 'exact') =>
  formatMoney(tokenAmount(wei), money, digits).replaceAll(/\s/g, ' ')

it('groups digits and truncates, never rounds up', () => {
  expect(shown(1_234_567_999_999_999_999_999_999n)).toBe('1 234 567 MUST')
  expect(shown(1_234_567_999_999_999_999_999n)).toBe('1 234.56 MUST')
  expect(shown(234_567_999_999_999_999_999n)).toBe('234.5679 MUST')
  expect(shown(1_500_000_000_000_000_000n)).toBe('1.5 MUST')
  expect(shown(0n)).toBe('0 MUST')
})

it('shows "less than" for an amount too small to show', () => {
  expect(shown(1n)).toBe('< 0.0001 MUST')
  expect(shown(1n, 'exact')).toBe('0.000000000000000001 MUST')
})

it('shows currency only when a rate is set', () => {
  expect(formatCurrency(10n ** 18n, money)).toBeUndefined()
  expect(formatCurrency(10n ** 18n, { ...money, currency: { code: 'EUR', perToken: 0.5 } })).toContain('0.50')
})
