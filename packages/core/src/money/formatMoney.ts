import { formatTokens } from './formatTokens.ts'
import { formatWorth } from './formatWorth.ts'
import type { MoneyFormat } from './MoneyFormat.ts'

/** Formats an amount in the token and, with a rate, in the owner's currency: `12.5 MUST (≈ 4.38 EUR)`. */
export function formatMoney(amount: bigint, format: MoneyFormat): string {
  const tokens = formatTokens(amount, format)
  const worth = formatWorth(amount, format)
  return worth === undefined ? tokens : `${tokens} (≈ ${worth})`
}
