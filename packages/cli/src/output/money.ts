import type { NodeStatus } from '@muster-network/api'
import { formatMoney, formatPrice, formatTokens, type PriceUnit, parseAmount } from '@muster-network/core'

/** Formats and parses amounts in the token and the native coin of the daemon's network. */
export type Money = {
  /** `12.5 MUST`, with its value when the owner set a currency; --json has the exact amounts. */
  format(wei: bigint): string
  /** The amount in the token alone: for the columns of a table. */
  formatTokens(wei: bigint): string
  /** `0.36 MUST/h`: a price with its unit. */
  formatPrice(wei: bigint, unit: PriceUnit): string
  formatNative(wei: bigint): string
  /** @throws SPEC_BAD_AMOUNT */
  parse(text: string): bigint
  parseNative(text: string): bigint
}

export function moneyOf({ token, native, currency }: NodeStatus): Money {
  const format = { ...token, currency }
  return {
    format: (wei) => formatMoney(wei, format),
    formatTokens: (wei) => formatTokens(wei, token),
    formatPrice: (wei, unit) => formatPrice(wei, unit, format),
    formatNative: (wei) => formatTokens(wei, native),
    parse: (text) => parseAmount(text, token.decimals),
    parseNative: (text) => parseAmount(text, native.decimals),
  }
}
