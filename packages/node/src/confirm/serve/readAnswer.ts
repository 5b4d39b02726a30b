import { MusterError } from '@muster-network/core'
import type { z } from 'zod'
import type { confirmAnswer } from '../../wire/confirmCalls.ts'
import type { GivenAnswer } from '../judge/AnswerCase.ts'

type Up = z.output<typeof confirmAnswer.up>
type Announced = z.output<typeof confirmAnswer.params>['answer']

/**
 * Reads the answer that follows the parameters of a confirmation: exactly as much as was announced.
 *
 * @throws STREAM_REQUEST_INVALID
 */
export async function readAnswer(
  announced: Announced,
  next: () => Promise<Up | undefined>,
): Promise<GivenAnswer> {
  if (announced.kind === 'tokens') {
    const ids: number[] = []
    while (ids.length < announced.ids) {
      const message = await next()
      if (message?.type !== 'ids' || ids.length + message.ids.length > announced.ids) throw invalid()
      ids.push(...message.ids)
    }
    return { kind: 'tokens', ids }
  }
  const body = new Uint8Array(announced.bytes)
  for (let at = 0; at < body.length; ) {
    const message = await next()
    if (message?.type !== 'body' || message.bytes.length === 0 || at + message.bytes.length > body.length)
      throw invalid()
    body.set(message.bytes, at)
    at += message.bytes.length
  }
  return { kind: 'http', status: announced.status, body }
}

function invalid(): MusterError {
  return new MusterError('STREAM_REQUEST_INVALID', 'the answer to confirm is not the announced one')
}
