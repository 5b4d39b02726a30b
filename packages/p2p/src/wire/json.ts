import { MusterError } from '@muster-network/core'
import { z } from 'zod'

// Made once: making one costs more than a small message.
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** A whole number of any size; JSON has none, so that it travels as text. */
export const wireBigint = z.codec(z.string().regex(/^-?\d{1,78}$/), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** Bytes, as base64 on the way. */
export const wireBytes = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (bytes) => Buffer.from(bytes).toString('base64'),
})

export function encodeJson<T extends z.ZodType>(schema: T, value: z.output<T>): Buffer {
  return Buffer.from(JSON.stringify(z.encode(schema, value)) ?? 'null')
}

/** Throws NET_MESSAGE_INVALID with the places of the mistakes; never with the values, which may be private. */
export function decodeJson<T extends z.ZodType>(schema: T, bytes: Uint8Array, what: string): z.output<T> {
  return decodeValue(schema, parseJson(bytes, what), what)
}

export function decodeValue<T extends z.ZodType>(schema: T, value: unknown, what: string): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || '.'}: ${issue.code}`)
  throw new MusterError('NET_MESSAGE_INVALID', `${what} does not follow its schema (${places.join(', ')})`)
}

export function parseJson(bytes: Uint8Array, what: string): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes))
  } catch (cause) {
    throw new MusterError('NET_MESSAGE_INVALID', `${what} is not JSON`, { cause })
  }
}
