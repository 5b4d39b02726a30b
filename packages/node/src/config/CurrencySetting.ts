import { isAbsolute } from 'node:path'
import { z } from 'zod'

/** A rate as decimal text; YAML may hold it as a number. */
export const rateText = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .regex(/^(0|[1-9]\d{0,11})(\.\d{1,18})?$/, 'expected a rate above 0 as decimal text, such as "0.35"')
    .refine((text) => /[1-9]/.test(text), 'expected a rate above 0'),
)

/**
 * The currency in which amounts are shown beside the token. It is display only: no payment depends on it. The rate is
 * the owner's own, or that of a source that the owner names; without a rate only the token is shown.
 */
export const CurrencySetting = z
  .strictObject({
    code: z
      .string()
      .regex(/^[A-Za-z]{3}$/, 'expected a currency code of three letters, such as EUR')
      .transform((code) => code.toUpperCase()),
    /** The value of one token. */
    perToken: rateText.optional(),
    /** A file, or an https address, with the value of one token. */
    source: z
      .string()
      .max(2_000)
      .refine(isSource, 'expected an absolute path or an https address')
      .optional(),
    /** JSON pointer to the rate in the source, such as /must/eur. Unset: the source is the number alone. */
    field: z
      .string()
      .max(200)
      .regex(/^(\/[^/]*)+$/, 'expected a JSON pointer, such as /must/eur')
      .optional(),
    /** The source is read again after this time. An hour: rates of services are limited, and a display can wait. */
    everyMinutes: z.int().min(1).max(1_440).default(60),
  })
  .refine(
    ({ perToken, source }) => perToken === undefined || source === undefined,
    'perToken and source contradict each other: remove one of them',
  )
export type CurrencySetting = z.infer<typeof CurrencySetting>

/** http only to this machine: anybody between could change the rate. */
function isSource(text: string): boolean {
  if (isAbsolute(text)) return true
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
}
