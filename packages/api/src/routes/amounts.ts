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

/** The value of one token in the owner's currency: decimal text, because JSON numbers lose digits. For display only. */
export const CurrencyRate = z.object({
  code: z.string().regex(/^[A-Z]{3}$/, 'expected a currency code of three capitals, such as EUR'),
  perToken: z
    .string()
    .regex(
      /^(?!0(\.0+)?$)(0|[1-9]\d{0,11})(\.\d{1,18})?$/,
      'expected a rate above 0 as decimal text, such as 0.35',
    ),
})
