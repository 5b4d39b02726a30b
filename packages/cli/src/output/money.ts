import type { NodeStatus } from '@muster-network/api'
import {
  formatAmount,
  formatMoney,
  formatPrice,
  formatTokens,
  MusterError,
  type PriceUnit,
  parseAmount,
  readPrice,
  tokenAmount,
} from '@muster-network/core'

/** Formats and parses amounts in the token and the native coin of the daemon's network. */
export type Money = {
  /** `12.5 MUST`, with its value when the owner set a currency; --json has the exact amounts. */
  format(wei: bigint): string
  /** The amount in the token alone: for the columns of a table. */
  formatTokens(wei: bigint): string
  /** `0.36 MUST/h`: a price with its unit. */
  formatPrice(wei: bigint, unit: PriceUnit): string
  formatNative(wei: bigint): string
  /** The exact number, to be pasted into an option. */
  plain(wei: bigint): string
  /** @throws SPEC_BAD_AMOUNT */
  parse(text: string): bigint
  parseNative(text: string): bigint
  /** Parses `0.5/h` or `0.0001/billion` into the setting that it changes. @throws SPEC_BAD_AMOUNT */
  parsePrice(text: string): PriceChange
}

/** A price in the unit that its owner chose, as the API takes it. */
export type PriceChange = { hourPriceWei: string } | { floorPerBillionUnitsWei: string }

export function moneyOf({ token, native, currency }: NodeStatus): Money {
  const format = { ...token, currency }
  return {
    format: (wei) => formatMoney(wei, format),
    formatTokens: (wei) => formatTokens(wei, token),
    formatPrice: (wei, unit) => formatPrice(wei, unit, format),
    formatNative: (wei) => formatTokens(wei, native),
    plain: (wei) => formatAmount(tokenAmount(wei), token.decimals),
    parse: (text) => parseAmount(text, token.decimals),
    parseNative: (text) => parseAmount(text, native.decimals),
    parsePrice(text) {
      const reading = readPrice(text, token)
      if (!reading.ok) throw new MusterError('SPEC_BAD_AMOUNT', reading.what, { hint: reading.hint })
      const wei = reading.amount.toString()
      return reading.unit === 'hour' ? { hourPriceWei: wei } : { floorPerBillionUnitsWei: wei }
    },
  }
}
