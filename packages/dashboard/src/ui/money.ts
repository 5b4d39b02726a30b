import { formatAmount, type TokenAmount } from '@muster-network/core'

export type Money = {
  symbol: string
  decimals: number
  currency: { code: string; perToken: number } | null
}

/** Digits behind the point that a person compares, fewer where more stand before it; the exact amount is one hover away. */
const shownDecimals = 4
const decimalsOf = (whole: string) => (whole.length <= 3 ? shownDecimals : whole.length <= 5 ? 2 : 0)

/**
 * An amount with its symbol. Shortened by cutting, never by rounding up: nobody is shown more than there is. What is
 * too small to show is said to be below the least.
 */
export function showAmount(amount: TokenAmount, money: Money, digits: 'short' | 'exact' = 'short'): string {
  const exact = formatAmount(amount, money.decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const kept = digits === 'exact' ? fraction : fraction.slice(0, decimalsOf(whole)).replace(/0+$/, '')
  const text =
    amount > 0n && whole === '0' && kept === ''
      ? `< 0.${'0'.repeat(shownDecimals - 1)}1`
      : kept
        ? `${grouped}.${kept}`
        : grouped
  return money.symbol ? `${text}\u00a0${money.symbol}` : text
}

/** What an amount is worth in the owner's currency; undefined where no rate is set. */
export function showCurrency(wei: bigint, money: Money): string | undefined {
  if (!money.currency) return undefined
  const tokens = Number(wei) / 10 ** money.decimals
  return currencyFormat(money.currency.code).format(tokens * money.currency.perToken)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once for each currency: making one takes longer than all the rest of a row of a table. */
function currencyFormat(code: string): Intl.NumberFormat {
  const format = formats.get(code) ?? new Intl.NumberFormat(undefined, { style: 'currency', currency: code })
  formats.set(code, format)
  return format
}
