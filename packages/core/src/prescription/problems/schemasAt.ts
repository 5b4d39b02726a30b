import * as z from 'zod'
import type { Path } from './Problem.ts'

/** Returns the schemas at a path: several where the format has alternatives. */
export function schemasAt(root: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  let here = alternatives(root)
  for (const step of path) here = here.flatMap((schema) => child(schema, step)).flatMap(alternatives)
  return here
}

/** Returns the known keys at a path, over all alternatives. */
export function knownKeys(root: z.core.$ZodType, path: Path): string[] {
  return [...new Set(schemasAt(root, path).flatMap((schema) => Object.keys(shapeOf(schema) ?? {})))]
}

/** Returns every field of the format by its dotted name, such as `pay.max`; a list or a map is one field. */
export function fieldNames(root: z.core.$ZodType, path: string[] = []): string[] {
  return knownKeys(root, path).flatMap((key) => [
    [...path, key].join('.'),
    ...fieldNames(root, [...path, key]),
  ])
}

/** Returns an example for the field, from its schema metadata. */
export function exampleAt(root: z.core.$ZodType, path: Path): unknown {
  let here = [root]
  for (const step of path) here = here.flatMap(alternatives).flatMap((schema) => child(schema, step))
  for (const schema of here) {
    for (const candidate of wrappers(schema)) {
      const examples = z.globalRegistry.get(candidate)?.examples
      if (Array.isArray(examples) && examples.length > 0) return examples[0]
    }
  }
  return undefined
}

function child(schema: z.core.$ZodType, step: string | number): z.core.$ZodType[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'array') return typeof step === 'number' ? [def.element] : []
  if (def.type === 'record') return [def.valueType]
  const field = shapeOf(schema)?.[step]
  return field === undefined ? [] : [field]
}

function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  return def.type === 'object' ? def.shape : undefined
}

/** Unwraps defaults and optionals, and flattens unions. */
function alternatives(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'union') return def.options.flatMap(alternatives)
  const inner = unwrapped(schema)
  return inner === undefined ? [schema] : alternatives(inner)
}

function wrappers(schema: z.core.$ZodType): z.core.$ZodType[] {
  const inner = unwrapped(schema)
  return inner === undefined ? [schema] : [schema, ...wrappers(inner)]
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault') return def.innerType
  // a codec: the file contains its input side
  return def.type === 'pipe' ? def.in : undefined
}
