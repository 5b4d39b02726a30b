import { decimalText, leadingZeros } from './decimalText.ts'
import type { TokenFormat } from './MoneyFormat.ts'

/** Digits after the point of an amount below 1: enough for the price of a short task, and narrow enough for a table. */
const mostDecimals = 6
const significantDigits = 4

/**
 * Formats an amount in tokens with its symbol: `12.5 MUST`, `1 234.56 MUST`, `<0.000001 MUST`. It truncates and never
 * rounds up, so that nobody sees more than there is. `exact` shows every digit.
 */
export function formatTokens(
  amount: bigint,
  { symbol, decimals }: TokenFormat,
  digits: 'short' | 'exact' = 'short',
): string {
  const sign = amount < 0n ? '-' : ''
  const size = amount < 0n ? -amount : amount
  const shown = digits === 'exact' ? size : truncate(size, decimals)
  const text =
    shown === 0n && size > 0n ? `<0.${'0'.repeat(mostDecimals - 1)}1` : decimalText(shown, decimals)
  return `${sign}${text}${symbol === '' ? '' : ` ${symbol}`}`
}

function truncate(size: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(Math.max(0, decimals - shownDecimals(size, decimals)))
  return (size / step) * step
}

/** Fewer decimals for larger amounts. */
function shownDecimals(size: bigint, decimals: number): number {
  const whole = size / 10n ** BigInt(decimals)
  if (whole >= 100_000n) return 0
  if (whole >= 1_000n) return 2
  if (whole > 0n) return 4
  return Math.min(mostDecimals, leadingZeros(size, decimals) + significantDigits)
}
