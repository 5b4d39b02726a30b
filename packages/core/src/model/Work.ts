import type { TokenAmount } from '../money/TokenAmount.ts'

/** Inputs of a payment function; the names match the contracts. */
export type Work = {
  /** The bid for a whole part. */
  price: TokenAmount
  floor: TokenAmount
  startUnits: bigint
  endUnits: bigint
  /** In 1e18ths of a part. */
  startProgress: bigint
  /** 1e18 for a last delivery. */
  endProgress: bigint
  elapsedSeconds: bigint
  allowedSeconds: bigint
}

/** One whole part, in the unit of progress. */
export const wholePart = 10n ** 18n
