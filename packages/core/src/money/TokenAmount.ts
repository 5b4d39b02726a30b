import type { Brand } from '../ids/Brand.ts'

/** An amount of one token in its smallest units. Never a float: 0.1 + 0.2 must be 0.3 when someone is paid. */
export type TokenAmount = Brand<bigint, 'TokenAmount'>

/** Marks a bigint that is known to be an amount, such as one read from the chain. */
export function tokenAmount(smallestUnits: bigint): TokenAmount {
  if (smallestUnits < 0n) throw new RangeError(`an amount is not negative: ${smallestUnits}`)
  return smallestUnits as TokenAmount
}
