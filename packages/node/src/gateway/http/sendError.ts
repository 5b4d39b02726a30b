import { hasCode } from '@muster-network/core'
import type { Gateway } from '../Gateway.ts'
import { errorOf } from '../openai/errorOf.ts'
import type { Call } from './Call.ts'

/** Sends an error to the caller: as the answer, or as the last event of a stream that has begun. Texts of users are never logged. */
export async function sendError(
  { logger }: Gateway,
  { requestId, reply, signal, key }: Call,
  error: unknown,
): Promise<void> {
  if (signal.aborted) return
  const { status, retryAfterSeconds, body } = errorOf(error, requestId)
  const code = hasCode(error) ? error.code : undefined
  if (code === undefined) logger.error({ requestId, error }, 'gateway request failed')
  else logger.debug({ requestId, keyId: key.id, code, status }, 'gateway request refused')
  if (!reply.hasBegun)
    return reply.json(status, body, {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    })
  await reply.fail(body)
}
