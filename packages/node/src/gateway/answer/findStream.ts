import { MusterError } from '@muster-network/core'
import type { StreamSummary } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { ApiKey } from '../keys/ApiKey.ts'

/** Returns the streams that a key may call. */
export function streamsFor({ answerer }: Gateway, { settings }: ApiKey): StreamSummary[] {
  return answerer.streams().filter(({ name }) => settings.streams?.includes(name) ?? true)
}

/**
 * Returns the stream that a model's name or id means; of several with one name, the newest that is up. A stream that the key may not
 * call is as unknown as one that does not exist.
 *
 * @throws STREAM_UNKNOWN
 */
export function findStream(gateway: Gateway, key: ApiKey, model: string): StreamSummary {
  const named = streamsFor(gateway, key).filter(({ id, name }) => name === model || id === model)
  const found = named.findLast(({ phase }) => phase === 'up') ?? named.at(-1)
  if (found) return found
  throw new MusterError('STREAM_UNKNOWN', `The model "${model.slice(0, 100)}" does not exist.`, {
    details: { param: 'model' },
  })
}

/** Refuses a request to a stream that does not answer now, before anything is computed for it. @throws STREAM_DOWN */
export function requireUp({ name, phase, reason, retryAfterMs }: StreamSummary): void {
  if (phase === 'up') return
  const isOver = phase === 'closing' || phase === 'closed'
  throw new MusterError('STREAM_DOWN', `The stream "${name}" is ${phase}${reason ? `: ${reason}` : ''}.`, {
    details: { reason, retryAfterMs: isOver ? undefined : (retryAfterMs ?? 5_000) },
  })
}
