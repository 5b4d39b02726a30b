import type { Logger } from '@muster-network/core'
import { type DestinationStream, pino } from 'pino'
import type { LogConfig } from './LogConfig.ts'

/** Context keys that may never reach a log, wherever a mistake puts them. */
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
      // Amounts are bigint, which JSON has no word for.
      formatters: { log: (context) => withoutBigints(context) as Record<string, unknown> },
    },
    destination,
  )
}

function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(withoutBigints)
  if (value instanceof Error || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutBigints(inner)]))
}
