import { z } from 'zod'

/**
 * An amount in the token's smallest unit: a decimal string on the wire, because JSON numbers lose digits. The largest
 * number of a contract has 78 digits, but not every number of 78 digits fits.
 */
export const Wei = z
  .string()
  .regex(/^\d{1,77}$/, 'expected an amount: a whole number of the smallest unit, as text')
  .transform((text) => BigInt(text))

/** An amount that may be negative. */
export const SignedWei = z
  .string()
  .regex(/^-?\d{1,78}$/, 'expected an amount: a whole number of the smallest unit, as text')
  .transform((text) => BigInt(text))

/** Units of work (gas of the wasm executor): a decimal string on the wire, because JSON numbers lose digits. */
export const Units = z
  .string()
  .regex(/^\d{1,20}$/, 'expected units: a whole number, as text')
  .transform((text) => BigInt(text))
