import type { NodeStatus } from '@muster-network/api'
import { formatAmount, parseAmount, tokenAmount } from '@muster-network/core'

/** Formats and parses amounts in the token and the native coin of the daemon's network. */
export type Money = {
  /** `12.5 MSTR`, rounded to six decimals; --json has the exact amounts. */
  format(wei: bigint): string
  formatNative(wei: bigint): string
  /** @throws SPEC_BAD_AMOUNT */
  parse(text: string): bigint
  parseNative(text: string): bigint
}

const shownDecimals = 6

export function moneyOf({ token, native, currency }: NodeStatus): Money {
  return {
    format(wei) {
      const tokens = `${round(wei, token.decimals)} ${token.symbol}`
      if (!currency) return tokens
      const worth = (Number(wei) / 10 ** token.decimals) * currency.perToken
      return `${tokens} (${worth.toFixed(2)} ${currency.code})`
    },
    formatNative: (wei) => `${round(wei, native.decimals)} ${native.symbol}`,
    parse: (text) => parseAmount(text, token.decimals),
    parseNative: (text) => parseAmount(text, native.decimals),
  }
}

function round(wei: bigint, decimals: number): string {
  const sign = wei < 0n ? '-' : ''
  const size = wei < 0n ? -wei : wei
  const unit = 10n ** BigInt(Math.max(0, decimals - shownDecimals))
  const rounded = ((size + unit / 2n) / unit) * unit
  // a tiny amount must not look like zero
  if (rounded === 0n && size > 0n) return `${sign}<0.000001`
  return `${sign}${formatAmount(tokenAmount(rounded), decimals)}`
}
