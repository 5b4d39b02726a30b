import { exceededShape, MusterError, parseUntrusted, shapeOf } from '@muster-network/core'
import { z } from 'zod'

// Created once: a new decoder costs more than decoding a small message.
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** A bigint, encoded as text because JSON has no integers of arbitrary size. */
export const wireBigint = z.codec(z.string().regex(/^-?\d{1,78}$/), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** Bytes, encoded as base64. */
export const wireBytes = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (bytes) => Buffer.from(bytes).toString('base64'),
})

export function encodeJson<T extends z.ZodType>(schema: T, value: z.output<T>): Buffer {
  return Buffer.from(JSON.stringify(z.encode(schema, value)) ?? 'null')
}

/**
 * Throws NET_MESSAGE_INVALID with the paths of the invalid fields, never with their values, which may be
 * private. A text with more structure than the schema allows is refused before it is parsed.
 */
export function decodeJson<T extends z.ZodType>(schema: T, bytes: Uint8Array, label: string): z.output<T> {
  const exceeded = exceededShape(bytes, shapeOf(schema))
  if (exceeded !== undefined) throw tooComplex(label, exceeded)
  return decodeValue(schema, parseJson(bytes, label), label)
}

export function decodeValue<T extends z.ZodType>(schema: T, value: unknown, label: string): z.output<T> {
  const parsed = parseUntrusted(schema, value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || '.'}: ${issue.code}`)
  throw new MusterError('NET_MESSAGE_INVALID', `${label} does not match its schema (${issues.join(', ')})`)
}

/** The error for a text that would build more than its schema allows. */
export function tooComplex(label: string, exceeded: string): MusterError {
  return new MusterError(
    'NET_MESSAGE_INVALID',
    `${label} does not match its schema (too many ${exceeded === 'depth' ? 'levels' : exceeded})`,
  )
}

export function parseJson(bytes: Uint8Array, label: string): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes))
  } catch (cause) {
    throw new MusterError('NET_MESSAGE_INVALID', `${label} is not JSON`, { cause })
  }
}
