import * as z from 'zod'

type Reading<Quantity> = { ok: true; value: Quantity } | { ok: false; what: string; hint: string }

/** A field that is written as a number with its unit, such as `90s`, and parsed to a number; `min` and `max` use the same form. */
export function quantity<Quantity extends number>(options: {
  min: string
  max: string
  read(text: string): Reading<Quantity>
  format(value: Quantity): string
  /** Words for a value below `min` and above `max`. */
  tooLittle: string
  tooMuch: string
}) {
  const { min, max, read, format, tooLittle, tooMuch } = options
  const bound = (text: string) => {
    const reading = read(text)
    if (!reading.ok) throw new RangeError(reading.what)
    return reading.value
  }
  const [least, most] = [bound(min), bound(max)]
  const within = (text: string): Reading<Quantity> => {
    const reading = read(text)
    if (!reading.ok) return reading
    if (reading.value < least)
      return { ok: false, what: `${text} is ${tooLittle}`, hint: `write at least ${min}` }
    if (reading.value > most)
      return { ok: false, what: `${text} is ${tooMuch}`, hint: `write at most ${max}` }
    return reading
  }
  return z.codec(z.string(), z.custom<Quantity>(), {
    decode: (text, ctx) => {
      const reading = within(text)
      if (reading.ok) return reading.value
      ctx.issues.push({
        code: 'custom',
        input: text,
        message: reading.what,
        params: { hint: reading.hint },
      })
      return z.NEVER
    },
    encode: (value) => format(value),
  })
}
