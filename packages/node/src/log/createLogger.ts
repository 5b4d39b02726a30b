import type { Logger } from '@muster-network/core'
import { type DestinationStream, pino } from 'pino'
import type { LogConfig } from './LogConfig.ts'

/** Context keys that are redacted, in case a mistake puts a secret there. */
const secretKeys = ['privateKey', 'mnemonic', 'phrase', 'password', 'secret', 'token', 'key']

/** The daemon's logger: JSON lines to stderr, or to `destination`. */
export function createLogger(
  config: LogConfig,
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level: config.level,
      base: null,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[secret]' },
      formatters: { log: (context) => toJson(context) as Record<string, unknown> },
    },
    destination,
  )
}

/** Amounts are bigint, which JSON cannot represent, and it would leave nothing of an error. */
function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(toJson)
  if (value instanceof Error) return toJson({ ...pino.stdSerializers.errWithCause(value) })
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]))
}
