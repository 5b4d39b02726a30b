import type { CurrencyRate } from './MoneyFormat.ts'

const origins = new Map([
  ['settings', 'from the settings'],
  ['dashboard', 'set on the Budget page'],
])

/** Describes an exchange rate with its origin and age: `1 MUST = 0.35 EUR, from rates.example, 12 min ago`. */
export function describeRate(
  { code, perToken, from, atMs }: CurrencyRate & { from: string; atMs: number | null },
  symbol: string,
  nowMs: number,
): string {
  const age = atMs === null ? '' : `, ${ageText(Math.max(0, nowMs - atMs))}`
  return `1 ${symbol} = ${perToken} ${code}, ${origins.get(from) ?? `from ${from}`}${age}`
}

function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute ago'
  return minutes < 120 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}
