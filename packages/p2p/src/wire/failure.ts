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

/** An error as told by a peer; a code that we do not know becomes NET_HANDLER_FAILED. */
export function errorOf(failure: Failure): MusterError {
  return Object.hasOwn(errorCodes, failure.code)
    ? new MusterError(failure.code as ErrorCode, failure.message)
    : new MusterError('NET_HANDLER_FAILED', `${failure.code}: ${failure.message}`)
}
