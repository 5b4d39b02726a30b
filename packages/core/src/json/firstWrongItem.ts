import { z } from 'zod'

/** Shorter lists are left to the schema, which then lists all of their problems. */
const fewItems = 64

/**
 * Returns the problem of the first wrong item in a long list of a value, or undefined. A schema collects the problems of
 * all items, which takes microseconds for each: a stranger's list of a hundred thousand wrong items would hold up everything else.
 */
export function firstWrongItem(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): z.core.$ZodIssue | undefined {
  if (schema instanceof z.ZodObject) {
    if (typeof value !== 'object' || value === null) return undefined
    for (const [name, member] of Object.entries(schema.shape as Record<string, z.core.$ZodType>)) {
      if (!Object.hasOwn(value, name)) continue
      const wrong = firstWrongItem(member, (value as Record<string, unknown>)[name], [...path, name])
      if (wrong) return wrong
    }
    return undefined
  }
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value) || value.length <= fewItems) return undefined
    for (const [index, item] of value.entries()) {
      const issue = z.safeParse(schema.element as z.ZodType, item).error?.issues[0]
      if (issue) return { ...issue, path: [...path, index, ...issue.path] }
    }
    return undefined
  }
  if (schema instanceof z.ZodUnion) {
    // an item that suits no option is wrong; one that suits some option is left to the schema
    const found = (schema.options as z.core.$ZodType[]).map((option) => firstWrongItem(option, value, path))
    return found.every((each) => each !== undefined) ? found[0] : undefined
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return value === undefined || value === null
      ? undefined
      : firstWrongItem(schema.def.innerType, value, path)
  return undefined
}
