import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

/** What the network definition pays for a replay; never tied to the winning bid, so that cheap bids are checked too. */
export type SeatPrice = {
  base: TokenAmount
  /** Of 1,000,000,000 units. */
  perBillionUnits: TokenAmount
}

/** The fee of one seat for replaying one segment. */
export function seatFee(price: SeatPrice, segmentUnits: bigint): TokenAmount {
  return tokenAmount(price.base + (segmentUnits * price.perBillionUnits) / 1_000_000_000n)
}
