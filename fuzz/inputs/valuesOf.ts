import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/**
 * Values that a schema accepts before it is decoded, as JSON: the grammar of a message is its schema. A rule that JSON
 * Schema cannot express, such as a checksum, is met by the strings that are passed.
 */
export function valuesOf(schema: z.ZodType, strings: readonly string[] = []): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return arbitraryOf(json, strings)
}

function arbitraryOf(schema: JsonSchema, strings: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (each: JsonSchema) => arbitraryOf(each, strings)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, strings)
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(inner))
      const minLength = schema.minItems ?? 0
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 5, minLength + 5))
      return fc.array(inner(schema.items ?? {}), { minLength, maxLength })
    }
    case 'string':
      return stringsOf(schema, strings)
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number': {
      const { min, max } = rangeOf(schema)
      return fc.oneof(fc.integer({ min: Math.ceil(min), max }), fc.double({ min, max, noNaN: true }))
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return schema.allOf?.[0] ? inner(schema.allOf[0]) : fc.jsonValue({ maxDepth: 2 })
  }
}

function objectsOf(schema: JsonSchema, strings: readonly string[]): fc.Arbitrary<unknown> {
  const { properties, additionalProperties } = schema
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(
      schema.propertyNames ? (stringsOf(schema.propertyNames, strings) as fc.Arbitrary<string>) : fc.string(),
      arbitraryOf(additionalProperties, strings),
      { maxKeys: 4 },
    )
  const fields = Object.entries(properties ?? {}).map(
    ([name, each]) => [name, arbitraryOf(each, strings)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

function stringsOf(schema: JsonSchema, strings: readonly string[]): fc.Arbitrary<unknown> {
  const { pattern, format, minLength = 0, maxLength = 40 } = schema
  if (format === 'base64')
    return fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('base64'))
  if (format === 'uri') return fc.webUrl()
  const matching = pattern === undefined ? undefined : matchingStrings(pattern)
  if (matching) {
    const known = strings.filter((each) => new RegExp(pattern!).test(each))
    return known.length > 0
      ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, matching)
      : matching
  }
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  return strings.length > 0 ? fc.oneof(fc.constantFrom(...strings), any) : any
}

/** Undefined for a pattern that fast-check cannot generate from, such as one with a lookahead. */
function matchingStrings(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    const strings = fc.stringMatching(new RegExp(pattern), { size: '-1' })
    fc.sample(strings, { numRuns: 1, seed: 1 })
    return strings
  } catch {
    return undefined
  }
}

function rangeOf({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const min = Math.max(minimum ?? -(2 ** 31), -(2 ** 31))
  return { min, max: Math.max(min, Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1)) }
}
