import { exceededShape, MusterError, parseUntrusted } from '@muster-network/core'
import type { z } from 'zod'

/** Nested schemas of tools, and prompts of 131,072 token ids; beyond this nobody asks in earnest. */
const shape = { depth: 64, containers: 65_536, commas: 262_144 }

/** Parses the JSON body of a request. @throws API_BAD_REQUEST with the first wrong field as `param` */
export function parseBody<T extends z.ZodType>(bytes: Uint8Array, schema: T): z.output<T> {
  if (exceededShape(bytes, shape) !== undefined)
    throw new MusterError('API_BAD_REQUEST', 'the body has too many values')
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new MusterError('API_BAD_REQUEST', 'the body is not JSON')
  }
  const parsed = parseUntrusted(schema, value)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  const param = path.map(String).join('.').slice(0, 200)
  throw new MusterError('API_BAD_REQUEST', `${param === '' ? 'body' : param}: ${message.slice(0, 500)}`, {
    details: { param: param === '' ? undefined : param },
  })
}
