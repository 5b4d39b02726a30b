import type { Brand } from '../Brand.ts'

/** An amount of one token in its smallest units. Never a float: 0.1 + 0.2 must equal 0.3 in payments. */
export type TokenAmount = Brand<bigint, 'TokenAmount'>

/** Brands a bigint that is known to be an amount, such as one from the chain. */
export function tokenAmount(smallestUnits: bigint): TokenAmount {
  if (smallestUnits < 0n) throw new RangeError(`invalid amount ${smallestUnits}: use 0 or more`)
  return smallestUnits as TokenAmount
}
