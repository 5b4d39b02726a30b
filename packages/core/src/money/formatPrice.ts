import { formatTokens } from './formatTokens.ts'
import { formatWorth } from './formatWorth.ts'
import type { MoneyFormat } from './MoneyFormat.ts'

/** A price is for an hour of one run, or for 10⁹ units of work where units are the deal. */
export type PriceUnit = 'hour' | 'billionUnits'

const suffixes = { hour: '/h', billionUnits: ' per 10⁹ units' } as const

export const priceSuffix = (unit: PriceUnit): string => suffixes[unit]

/** Formats a price with its unit: `0.36 MUST/h (≈ 0.13 EUR/h)`, `0.0001 MUST per 10⁹ units`. */
export function formatPrice(amount: bigint, unit: PriceUnit, format: MoneyFormat): string {
  const price = `${formatTokens(amount, format)}${suffixes[unit]}`
  const worth = formatPriceWorth(amount, unit, format)
  return worth === undefined ? price : `${price} (≈ ${worth})`
}

/** Returns the price in the owner's currency; undefined without a rate. The unit is repeated for an hour only. */
export function formatPriceWorth(amount: bigint, unit: PriceUnit, format: MoneyFormat): string | undefined {
  const worth = formatWorth(amount, format)
  return worth === undefined || unit !== 'hour' ? worth : `${worth}${suffixes.hour}`
}
