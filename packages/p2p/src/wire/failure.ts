import { type ErrorCode, errorCodes, hasCode, MusterError } from '@muster-network/core'
import { z } from 'zod'

/** An error as sent to a peer. Details and stack are not sent: they may name files or other peers. */
export const Failure = z.object({ code: z.string().max(64), message: z.string().max(500) })
export type Failure = z.infer<typeof Failure>

export function failureOf(error: unknown): Failure {
  return hasCode(error)
    ? { code: error.code, message: error.message.slice(0, 500) }
    : { code: 'NET_HANDLER_FAILED', message: 'the peer failed while handling the request' }
}

/**
 * Codes that describe the machine they arise on. Accepted from a peer, they would be taken for local
 * failures: a seat would excuse an executor that serves nothing, and an executor would give up a part that it
 * could run.
 */
const localOnlyCodes = /^(BUG|CHAIN|CONFIG|EXEC)_|^NET_BLOB_QUOTA$/

/**
 * Converts a failure sent by a peer. Unknown codes, and codes that only apply to the local machine, become
 * NET_HANDLER_FAILED.
 */
export function errorOf({ code, message }: Failure): MusterError {
  if (!Object.hasOwn(errorCodes, code)) return new MusterError('NET_HANDLER_FAILED', `${code}: ${message}`)
  const known = code as ErrorCode
  if (!localOnlyCodes.test(known)) return new MusterError(known, message)
  const { retryable } = errorCodes[known]
  return new MusterError('NET_HANDLER_FAILED', `${code}: ${message}`, { retryable })
}
