import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { valuesOf } from './valuesOf.ts'

it('generates values that their schema accepts', () => {
  const schema = z.strictObject({
    id: z.string().regex(/^0x[0-9a-f]{8}$/),
    count: z.int().min(1).max(9),
    share: z.number().min(0).max(1).optional(),
    list: z
      .array(z.enum(['a', 'b']))
      .min(1)
      .max(3),
    either: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('x'), text: z.string().max(5) }),
      z.object({ kind: z.literal('y'), bytes: z.base64() }),
    ]),
    named: z.record(z.string(), z.boolean()),
  })
  fc.assert(
    fc.property(valuesOf(schema), (value) => {
      expect(schema.safeParse(JSON.parse(JSON.stringify(value))).success).toBe(true)
    }),
    { seed: 1, numRuns: 200 },
  )
})
