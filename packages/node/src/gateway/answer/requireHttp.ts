import { MusterError } from '@muster-network/core'
import type { StreamSummary } from '../../client/stream/Answerer.ts'
import { mostBodyBytes } from '../../wire/serveCalls.ts'

/** Requests with a body need a stream whose service takes bodies, and a body that fits in one message. @throws API_BAD_REQUEST, API_TOO_LARGE */
export function requireHttp({ name, unit }: StreamSummary, body: Uint8Array): void {
  if (unit === 'tokens')
    throw new MusterError(
      'API_BAD_REQUEST',
      `The stream "${name}" generates text: call /v1/chat/completions or /v1/completions.`,
      { details: { param: 'model' } },
    )
  if (body.length > mostBodyBytes)
    throw new MusterError('API_TOO_LARGE', `the body is larger than ${mostBodyBytes} bytes`, {
      hint: 'Send a shorter request.',
    })
}
