import { type ErrorCode, errorCodes, hasCode, MusterError } from '@muster-network/core'
import { z } from 'zod'

/** How a failure travels. Details and stack stay at home: they may name files or other peers. */
export const Failure = z.object({ code: z.string().max(64), message: z.string().max(500) })
export type Failure = z.infer<typeof Failure>

export function failureOf(error: unknown): Failure {
  return hasCode(error)
    ? { code: error.code, message: error.message.slice(0, 500) }
    : { code: 'NET_HANDLER_FAILED', message: 'the peer failed while handling the request' }
}

/**
 * Codes that speak of the machine on which they arise. Whoever acts on them takes them for its own: a seat would excuse an
 * executor that serves nothing, and an executor would give up a part that it could run.
 */
const ofTheirMachine = /^(BUG|CHAIN|CONFIG|EXEC)_|^NET_BLOB_QUOTA$/

/** An error as told by a peer; a code that we do not know, or that is not for a peer to say, becomes NET_HANDLER_FAILED. */
export function errorOf({ code, message }: Failure): MusterError {
  if (!Object.hasOwn(errorCodes, code)) return new MusterError('NET_HANDLER_FAILED', `${code}: ${message}`)
  const known = code as ErrorCode
  if (!ofTheirMachine.test(known)) return new MusterError(known, message)
  const { retryable } = errorCodes[known]
  return new MusterError('NET_HANDLER_FAILED', `${code}: ${message}`, { retryable })
}
