import type { TokenAmount } from './TokenAmount.ts'

/**
 * Formats an amount as exact decimal text without trailing zeros; `parseAmount` parses it to the same amount.
 *
 * @example formatAmount(12500000000000000000n as TokenAmount, 18) // '12.5'
 */
export function formatAmount(amount: TokenAmount, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
