import { expect, it } from 'vitest'
import * as z from 'zod'
import { parseUntrusted } from './parseUntrusted.ts'

it('refuses a value that makes zod throw', () => {
  const schema = z.object({ name: z.string().max(3) })
  const hostile: unknown = JSON.parse('{"name": {"length": {"toString": 1}}}')
  expect(() => schema.safeParse(hostile)).toThrow(TypeError)
  expect(parseUntrusted(schema, hostile)).toMatchObject({ success: false, error: { issues: [{ path: [] }] } })
  expect(parseUntrusted(schema, { name: 'abc' })).toEqual({ success: true, data: { name: 'abc' } })
  expect(parseUntrusted(schema, { name: 'abcd' }).error?.issues).toHaveLength(1)
})
