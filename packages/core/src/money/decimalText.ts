import { formatAmount } from './formatAmount.ts'
import { tokenAmount } from './TokenAmount.ts'

/** A narrow space that does not break: a comma would be a decimal point to half of the readers. */
const groupSeparator = '\u202f'

/** Formats a fixed-point number of 0 or more with groups of three digits; `decimals` is the scale of `value`. */
export function decimalText(value: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = formatAmount(tokenAmount(value), decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groupSeparator)
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}

/** Returns the number of zeros between the point and the first digit of a value below 1. */
export const leadingZeros = (value: bigint, decimals: number): number =>
  Math.max(0, decimals - value.toString().length)
