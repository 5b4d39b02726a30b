import { formatAmount, type TokenAmount } from '@muster-network/core'

export type Money = {
  symbol: string
  decimals: number
  currency: { code: string; perToken: number } | null
}

/** Decimals shown: fewer for larger amounts. Hovering shows the exact amount. */
const maxDecimals = 4
const decimalsOf = (whole: string) => (whole.length <= 3 ? maxDecimals : whole.length <= 5 ? 2 : 0)

/**
 * Formats an amount with its symbol. It truncates and never rounds up, so that nobody sees more than there is. An
 * amount too small to show is printed as less than the smallest shown.
 */
export function formatMoney(amount: TokenAmount, money: Money, digits: 'short' | 'exact' = 'short'): string {
  const exact = formatAmount(amount, money.decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const decimals = digits === 'exact' ? fraction : fraction.slice(0, decimalsOf(whole)).replace(/0+$/, '')
  const text =
    amount > 0n && whole === '0' && decimals === ''
      ? `< 0.${'0'.repeat(maxDecimals - 1)}1`
      : decimals
        ? `${grouped}.${decimals}`
        : grouped
  return money.symbol ? `${text}\u00a0${money.symbol}` : text
}

/** Returns the value of an amount in the owner's currency; undefined without a rate. */
export function formatCurrency(wei: bigint, money: Money): string | undefined {
  if (!money.currency) return undefined
  const tokens = Number(wei) / 10 ** money.decimals
  return currencyFormat(money.currency.code).format(tokens * money.currency.perToken)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Cached per currency, because creating a formatter takes longer than rendering a table row. */
function currencyFormat(code: string): Intl.NumberFormat {
  const format = formats.get(code) ?? new Intl.NumberFormat(undefined, { style: 'currency', currency: code })
  formats.set(code, format)
  return format
}
