import { z } from 'zod'
import type { JsonShape } from './exceededShape.ts'

/** Members of a value that its schema does not bound: a record, a list without a maximum, an unknown value. */
const unbounded = { depth: 16, containers: 4_096, commas: 16_384 }
/** Members that a schema ignores, for fields of later versions. */
const ignored = { depth: 4, containers: 16, commas: 64 }

const shapes = new WeakMap<z.core.$ZodType, JsonShape>()

/**
 * Returns the largest structure that a value of a schema can have as JSON. A text beyond it is not worth parsing: the
 * schema would refuse it, after a list of everything that is wrong with it.
 *
 * @example
 * shapeOf(z.strictObject({ proof: z.array(z.string()).max(64) })) // { depth: 2, containers: 2, commas: 63 }
 */
export function shapeOf(schema: z.core.$ZodType): JsonShape {
  const known = shapes.get(schema)
  if (known) return known
  // a schema that contains itself meets this one
  shapes.set(schema, unbounded)
  const shape = computeShape(schema)
  shapes.set(schema, shape)
  return shape
}

function computeShape(schema: z.core.$ZodType): JsonShape {
  if (schema instanceof z.ZodObject) {
    const members = Object.values(schema.shape as Record<string, z.core.$ZodType>).map(shapeOf)
    const { catchall } = schema.def
    const isStrict = catchall instanceof z.ZodNever
    return container(isStrict ? members : [...members, ignored], members.length - 1)
  }
  if (schema instanceof z.ZodArray) {
    const item = shapeOf(schema.element)
    const most = maxLength(schema)
    if (most === undefined) return { ...unbounded, depth: unbounded.depth + item.depth }
    return {
      depth: 1 + item.depth,
      containers: 1 + most * item.containers,
      commas: Math.max(0, most - 1) + most * item.commas,
    }
  }
  if (schema instanceof z.ZodTuple)
    return container((schema.def.items as z.core.$ZodType[]).map(shapeOf), schema.def.items.length - 1)
  if (schema instanceof z.ZodUnion) return widest((schema.options as z.core.$ZodType[]).map(shapeOf))
  if (schema instanceof z.ZodIntersection) return sum([shapeOf(schema.def.left), shapeOf(schema.def.right)])
  // the side that arrives as JSON
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return shapeOf(schema.def.innerType)
  if (schema instanceof z.ZodLazy) return shapeOf(schema.def.getter())
  return isScalar(schema) ? { depth: 0, containers: 0, commas: 0 } : unbounded
}

function isScalar(schema: z.core.$ZodType): boolean {
  return (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodNull
  )
}

function maxLength(schema: z.ZodArray): number | undefined {
  const limits = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    const { maximum, length } = def as { maximum?: number; length?: number }
    return [maximum, length].filter((limit) => limit !== undefined)
  })
  return limits.length === 0 ? undefined : Math.min(...limits)
}

function container(members: readonly JsonShape[], commas: number): JsonShape {
  const { depth, ...inner } = sum(members)
  return { depth: 1 + depth, containers: 1 + inner.containers, commas: Math.max(0, commas) + inner.commas }
}

function sum(shapes: readonly JsonShape[]): JsonShape {
  return {
    depth: Math.max(0, ...shapes.map(({ depth }) => depth)),
    containers: shapes.reduce((all, { containers }) => all + containers, 0),
    commas: shapes.reduce((all, { commas }) => all + commas, 0),
  }
}

function widest(shapes: readonly JsonShape[]): JsonShape {
  return {
    depth: Math.max(...shapes.map(({ depth }) => depth)),
    containers: Math.max(...shapes.map(({ containers }) => containers)),
    commas: Math.max(...shapes.map(({ commas }) => commas)),
  }
}
