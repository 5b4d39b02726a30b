import type { PriceUnit } from './formatPrice.ts'
import type { TokenFormat } from './MoneyFormat.ts'
import { readAmount } from './readAmount.ts'
import type { TokenAmount } from './TokenAmount.ts'

export type PriceReading =
  | { ok: true; amount: TokenAmount; unit: PriceUnit }
  | { ok: false; what: string; hint: string }

const units = new Map<string, PriceUnit>([
  ['h', 'hour'],
  ['hour', 'hour'],
  ['billion', 'billionUnits'],
  ['1e9', 'billionUnits'],
  ['10⁹', 'billionUnits'],
])
const maxLength = 100

/**
 * Parses a price with its unit: `0.5/h` for an hour of one run, `0.0001/billion` for 10⁹ units. The token's
 * symbol may follow the number, as in a printed price. A number without a unit is rejected: the two differ by a factor of
 * thousands.
 */
export function readPrice(text: string, { symbol, decimals }: TokenFormat): PriceReading {
  const hint = 'write 0.5/h for an hour of a run, or 0.0001/billion for 10⁹ units of work'
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
  if (text.length > maxLength)
    return { ok: false, what: `the price has more than ${maxLength} characters`, hint }
  const [amountText = '', unitText, ...rest] = text.split('/').map((each) => each.trim())
  const digits = amountText.endsWith(` ${symbol}`) ? amountText.slice(0, -symbol.length - 1) : amountText
  const reading = readAmount(digits, decimals)
  if (!reading.ok)
    return { ok: false, what: reading.what.replace('the amount', 'the price'), hint: reading.hint }
  if (unitText === undefined) return { ok: false, what: `the price ${shown} has no unit`, hint }
  const unit = rest.length === 0 ? units.get(unitText.toLowerCase()) : undefined
  if (!unit) return { ok: false, what: `the price ${shown} has an unknown unit`, hint }
  return { ok: true, amount: reading.amount, unit }
}
