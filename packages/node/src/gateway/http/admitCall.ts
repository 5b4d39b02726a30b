import type { IncomingMessage, ServerResponse } from 'node:http'
import { MusterError } from '@muster-network/core'
import type { Gateway } from '../Gateway.ts'
import type { ApiKey } from '../keys/ApiKey.ts'
import type { Call } from './Call.ts'
import { Reply } from './Reply.ts'
import { requestIdOf } from './requestIdOf.ts'

/** A call that was admitted; `end` frees its place among the running calls of its key. */
export type AdmittedCall = Call & { end(): void }

/**
 * Checks the key of a call and counts the call, before its body is read.
 *
 * @throws API_UNAUTHORISED, API_TOO_MANY
 */
export function admitCall(
  gateway: Gateway,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): AdmittedCall {
  const key = keyOf(gateway, incoming)
  const admitted = gateway.rates.admit(key)
  if (!admitted.ok) {
    const { requestsPerMinute, concurrency } = key.settings
    throw new MusterError(
      'API_TOO_MANY',
      admitted.reason === 'concurrency'
        ? `limit of ${concurrency} requests at the same time reached`
        : `rate limit of ${requestsPerMinute} requests per minute reached`,
      { details: { retryAfterMs: admitted.retryAfterMs } },
    )
  }
  const requestId = requestIdOf(incoming)
  outgoing.setHeader('x-request-id', requestId)
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.setHeader('x-content-type-options', 'nosniff')
  const gone = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  return {
    requestId,
    key,
    incoming,
    reply: new Reply(outgoing, gateway.limits),
    signal: gone.signal,
    startedMs: gateway.nowMs(),
    end: () => admitted.end(),
  }
}

function keyOf({ keys }: Gateway, { headers }: IncomingMessage): ApiKey {
  const secret = /^Bearer\s+(\S{1,200})$/i.exec(headers.authorization ?? '')?.[1]
  if (secret === undefined)
    throw new MusterError(
      'API_UNAUTHORISED',
      "You didn't provide an API key. Send it as the header Authorization: Bearer YOUR_KEY.",
    )
  const key = keys.find(secret)
  if (!key) throw new MusterError('API_UNAUTHORISED', 'Incorrect API key provided, or the key was revoked.')
  return key
}
