import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import { log2 } from './log2.ts'
import { type Work, wholePart } from './Work.ts'

/** f: the built-in payment functions. */
export type PaymentFunction =
  | { function: 'fixed' }
  /** The price of 1,000,000,000 units. */
  | { function: 'perUnit'; perBillionUnits: TokenAmount }
  | { function: 'logProgress' }

/**
 * Returns the pay of a delivery: f, clamped to the floor and the bid for its share of the work. It equals the amount
 * that the contracts pay, to the last unit, so that a quote is exact.
 */
export function worth(f: PaymentFunction, work: Work): TokenAmount {
  const share = work.endProgress - work.startProgress
  if (share < 0n || work.endProgress > wholePart)
    throw new RangeError(
      `invalid progress ${work.startProgress} to ${work.endProgress}: progress runs from 0 to 1e18`,
    )
  const most = (work.price * share) / wholePart
  if (f.function === 'fixed') return tokenAmount(most)
  const least = (work.floor * share) / wholePart
  const value = f.function === 'perUnit' ? perUnit(f.perBillionUnits, work) : logProgress(work)
  if (value > most) return tokenAmount(most)
  if (value < least) return tokenAmount(least)
  return tokenAmount(value)
}

function perUnit(perBillionUnits: TokenAmount, { startUnits, endUnits }: Work): bigint {
  return ((endUnits - startUnits) * perBillionUnits) / 1_000_000_000n
}

/**
 * Returns price × log2(1 + progress) × allowed / (allowed + overtime): early progress is worth more than late, and time
 * beyond half of the allowed time costs up to a third.
 */
function logProgress({ price, startProgress, endProgress, elapsedSeconds, allowedSeconds }: Work): bigint {
  const gained = log2(wholePart + endProgress) - log2(wholePart + startProgress)
  const allowed = allowedSeconds === 0n ? 1n : allowedSeconds
  const free = allowed / 2n
  const overtime = elapsedSeconds > free ? elapsedSeconds - free : 0n
  return (((price * gained) / wholePart) * allowed) / (allowed + overtime)
}
