import { z } from 'zod'

/** An amount in the token's smallest unit: a decimal string on the wire, since JSON numbers lose digits. */
export const Wei = z
  .string()
  .regex(/^\d{1,78}$/, 'an amount is a whole number of the smallest unit, as text')
  .transform((text) => BigInt(text))
