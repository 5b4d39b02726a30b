import * as z from 'zod'
import { firstWrongItem } from '../json/firstWrongItem.ts'

/**
 * Checks a value from outside with a schema. Stops at the first wrong item of a long list, and never throws, unlike `safeParse`: zod
 * compares the `length` of any object with the limit of a text or list, and that throws for `{"length": {"toString": 1}}`.
 */
export function parseUntrusted<T extends z.ZodType>(
  schema: T,
  value: unknown,
): z.ZodSafeParseResult<z.output<T>> {
  const refuse = (issue: z.core.$ZodIssue): z.ZodSafeParseResult<z.output<T>> => ({
    success: false,
    error: new z.ZodError([issue]) as z.ZodError<z.output<T>>,
  })
  try {
    const wrongItem = firstWrongItem(schema, value)
    return wrongItem ? refuse(wrongItem) : schema.safeParse(value)
  } catch {
    const message = 'Invalid input: it cannot be compared with its schema'
    return refuse({ code: 'custom', path: [], message, input: undefined })
  }
}
