import * as z from 'zod'

/**
 * Checks a value from outside with a schema. Never throws, unlike `safeParse`: zod compares the `length` of any object
 * with the limit of a text or list, and that throws for `{"length": {"toString": 1}}`.
 */
export function parseUntrusted<T extends z.ZodType>(
  schema: T,
  value: unknown,
): z.ZodSafeParseResult<z.output<T>> {
  try {
    return schema.safeParse(value)
  } catch {
    const message = 'Invalid input: it cannot be compared with its schema'
    const error = new z.ZodError([{ code: 'custom', path: [], message, input: undefined }])
    return { success: false, error: error as z.ZodError<z.output<T>> }
  }
}
