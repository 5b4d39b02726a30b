/** The terms that decide the fee and the bond of a seat. Amounts are in the stake token. */
export type SeatTerms = {
  segmentUnits: bigint
  /** Segments of a window. */
  windowSegments: number
  rules: {
    seatBase: bigint
    /** Price of 1,000,000,000 units. It does not depend on the winning bid, so that cheap bids are checked too. */
    seatUnitPrice: bigint
  }
}

const billion = 1_000_000_000n
/** The bond of a seat, in fees. */
const bondFees = 10n

/** Returns the fee of a seat, which replays the drawn windows and the last segment. */
export function seatFee(terms: SeatTerms, windows: number): bigint {
  const segments = BigInt(windows * terms.windowSegments + 1)
  const { seatBase, seatUnitPrice } = terms.rules
  return seatBase + (segments * terms.segmentUnits * seatUnitPrice) / billion
}

/** Returns the bond units that a seat puts on duty: ten fees, at least `least`. */
export function seatBondUnits(fee: bigint, bondUnit: bigint, least: bigint): bigint {
  const units = (fee * bondFees + bondUnit - 1n) / bondUnit
  return units > least ? units : least
}
