import { decimalText, leadingZeros } from './decimalText.ts'
import type { MoneyFormat } from './MoneyFormat.ts'
import { parseAmount } from './parseAmount.ts'

/** The scale of exchange rates. */
export const rateDecimals = 18
const mostDecimals = 6

/**
 * Returns the value of an amount in the owner's currency, rounded: `4.38 EUR`, or `0.0042 EUR` for a small value.
 * Returns undefined without a rate: a value is never guessed.
 */
export function formatWorth(amount: bigint, { decimals, currency }: MoneyFormat): string | undefined {
  if (!currency) return undefined
  const size = amount < 0n ? -amount : amount
  const worth = (size * parseAmount(currency.perToken, rateDecimals)) / 10n ** BigInt(decimals)
  const usual = usualDecimals(currency.code)
  const isSmall = worth < 10n ** BigInt(rateDecimals)
  const shown = isSmall
    ? Math.min(mostDecimals, Math.max(usual, leadingZeros(worth, rateDecimals) + 2))
    : usual
  const step = 10n ** BigInt(rateDecimals - shown)
  const rounded = (worth + step / 2n) / step
  const sign = amount < 0n ? '-' : ''
  const text =
    rounded === 0n && size > 0n ? `<0.${'0'.repeat(mostDecimals - 1)}1` : padded(rounded, shown, usual)
  return `${sign}${text} ${currency.code}`
}

/** Keeps the cents: 4.40, not 4.4. */
function padded(rounded: bigint, shown: number, usual: number): string {
  const [whole = '0', fraction = ''] = decimalText(rounded, shown).split('.')
  const cents = fraction.padEnd(usual, '0')
  return cents === '' ? whole : `${whole}.${cents}`
}

const known = new Map<string, number>()

/** Returns 2 for most currencies, 0 for yen. Remembered: asking takes longer than rendering a table row. */
function usualDecimals(code: string): number {
  const decimals =
    known.get(code) ??
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ??
    2
  known.set(code, decimals)
  return decimals
}
