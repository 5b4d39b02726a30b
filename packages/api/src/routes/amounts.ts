import { z } from 'zod'

/** An amount in the token's smallest unit: a decimal string on the wire, since JSON numbers lose digits. */
export const Wei = z
  .string()
  .regex(/^\d{1,78}$/, 'an amount is a whole number of the smallest unit, as text')
  .transform((text) => BigInt(text))

/** An amount that may be lost as well as gained. */
export const SignedWei = z
  .string()
  .regex(/^-?\d{1,78}$/, 'an amount is a whole number of the smallest unit, as text')
  .transform((text) => BigInt(text))

/** Units of work (gas of the wasm executor), which outgrow JSON numbers as amounts do. */
export const Units = z
  .string()
  .regex(/^\d{1,20}$/, 'units are a whole number, as text')
  .transform((text) => BigInt(text))
