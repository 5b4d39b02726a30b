import type { CheckMode } from '../task/contractEnums.ts'

/** The terms that decide how much stake an executor locks for one part. */
export type LockTerms = {
  how: CheckMode
  maxUnits: bigint
  segmentUnits: bigint
  /** Segments of a milestone; 0 without milestones. */
  milestoneSegments: bigint
  windowSegments: number
  windows: number
  /** Tenths of the price that are locked for each window that the council could draw. */
  lockTenths: number
  /** Whether replicas must be equal byte for byte. */
  exact: boolean
  /** Worth of 1e18 wei of the payment token, in wei of the stake token. */
  rate: bigint
}

/** Prices that a replica loses when most others contradict it; the market uses the same number. */
export const outvotedPrices = 3

/** The rate of the stake token itself. */
const wholeRate = 10n ** 18n

/** The least lock of an executor, in the stake token, as a multiple of its price in the payment token. */
export type LockRatio = { numerator: bigint; denominator: bigint }

/**
 * Returns the least lock of an executor, by the market's rule. One forged link earns the whole price and is found only when
 * its window is drawn, so the lock grows with the number of windows; each further drawn window makes it smaller.
 */
export function lockRatio(terms: LockTerms): LockRatio {
  const { rate } = terms
  if (terms.how !== 'replay')
    return { numerator: terms.exact ? BigInt(outvotedPrices) * rate : rate, denominator: wholeRate }
  const all = BigInt(windowsOf(terms))
  const drawn = BigInt(terms.windows) < all ? BigInt(terms.windows) : all
  return { numerator: BigInt(terms.lockTenths) * all * rate, denominator: 10n * drawn * wholeRate }
}

/** Returns the least stake that an executor locks for a part at a price. */
export function leastLock({ numerator, denominator }: LockRatio, price: bigint): bigint {
  return (price * numerator) / denominator
}

/** Returns the highest price that a stake can back. */
export function priceBackedBy({ numerator, denominator }: LockRatio, stake: bigint): bigint {
  return (stake * denominator) / numerator
}

/** Returns the windows from which those of a full delivery are drawn. */
export function windowsOf(
  terms: Omit<LockTerms, 'lockTenths' | 'how' | 'windows' | 'exact' | 'rate'>,
): number {
  const segments = (terms.maxUnits + terms.segmentUnits - 1n) / terms.segmentUnits
  const { milestoneSegments } = terms
  const delivered = milestoneSegments !== 0n && milestoneSegments < segments ? milestoneSegments : segments
  const window = BigInt(terms.windowSegments)
  return Number((delivered + window - 1n) / window)
}
