import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exceededShape } from './exceededShape.ts'
import { shapeOf } from './shapeOf.ts'

const none = { depth: 0, containers: 0, commas: 0 }

describe('shapeOf', () => {
  it('counts the members that a schema allows', () => {
    expect(shapeOf(z.string().regex(/^a/))).toEqual(none)
    expect(shapeOf(z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String }))).toEqual(none)
    expect(shapeOf(z.strictObject({}))).toEqual({ depth: 1, containers: 1, commas: 0 })
    expect(shapeOf(z.strictObject({ a: z.int(), b: z.boolean().optional() }))).toEqual({
      depth: 1,
      containers: 1,
      commas: 1,
    })
    const pieces = z.strictObject({ pieces: z.array(z.strictObject({ a: z.int(), b: z.int() })).max(10) })
    expect(shapeOf(pieces)).toEqual({ depth: 3, containers: 12, commas: 19 })
  })

  it('takes the widest option, and bounds values that a schema leaves open', () => {
    const union = z.union([z.string(), z.strictObject({ a: z.int(), b: z.int() })])
    expect(shapeOf(union)).toEqual({ depth: 1, containers: 1, commas: 1 })
    for (const open of [z.unknown(), z.record(z.string(), z.string()), z.array(z.string())])
      expect(shapeOf(open).commas).toBeLessThan(20_000)
  })

  it('never refuses a value that its schema accepts', () => {
    const schema = z.object({
      id: z.string(),
      list: z.array(z.object({ at: z.int(), tags: z.array(z.string()).max(3) })).max(5),
      pair: z.tuple([z.int(), z.string()]).optional(),
      rest: z.union([z.null(), z.strictObject({ deep: z.array(z.array(z.int()).max(2)).max(2) })]),
    })
    const value = fc.record({
      id: fc.string(),
      list: fc.array(fc.record({ at: fc.integer(), tags: fc.array(fc.string(), { maxLength: 3 }) }), {
        maxLength: 5,
      }),
      rest: fc.oneof(
        fc.constant(null),
        fc.record({ deep: fc.array(fc.array(fc.integer(), { maxLength: 2 }), { maxLength: 2 }) }),
      ),
      pair: fc.option(fc.tuple(fc.integer(), fc.string()), { nil: undefined }),
    })
    fc.assert(
      fc.property(value, (each) => {
        expect(schema.safeParse(each).success).toBe(true)
        expect(exceededShape(Buffer.from(JSON.stringify(each)), shapeOf(schema))).toBeUndefined()
      }),
    )
  })
})
