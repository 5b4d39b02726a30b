import * as z from 'zod'

/** Whole tokens as a decimal text, so that no number loses digits: `"250000000"`, `"0.001"`. */
export const amount = z
  .string()
  .regex(/^(0|[1-9]\d*)(\.\d{1,18})?$/, 'an amount in whole tokens, with at most 18 decimals, as text')
  .meta({ description: 'whole tokens, as text' })

/** Hundredths of a percent. */
export const bps = z.int().min(0).max(10_000).meta({ description: 'hundredths of a percent' })

export const seconds = z
  .int()
  .min(1)
  .max(10 * 365 * 86_400)
  .meta({ description: 'seconds' })

/** The name of a class of comparable nodes, such as `wasm/1`; the chain has its hash. */
export const className = z.string().regex(/^[a-z][a-z0-9./-]{0,63}$/, 'the name of a class, such as wasm/1')

/** A share between 0 and 1 as a decimal text. */
export const share = z
  .string()
  .regex(/^(0(\.\d{1,18})?|1(\.0{1,18})?)$/, 'a share between 0 and 1, as text')
  .meta({ description: 'a share between 0 and 1, as text' })
