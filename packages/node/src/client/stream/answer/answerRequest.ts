import { MusterError } from '@muster-network/core'
import { inputUnitsOf } from '../../../task/inputUnitsOf.ts'
import { mostBodyBytes, mostTokens, WireWork } from '../../../wire/serveCalls.ts'
import type { AnswerEvent, AnswerOptions, StreamRequest } from '../Answerer.ts'
import { type AnswerDesk, beginRequest } from './AnswerDesk.ts'
import { answerOptimistic, wireWork } from './answerOptimistic.ts'
import { answerSealed, type CouncilFailure } from './answerSealed.ts'
import { random32 } from './random32.ts'

/**
 * Answers a request by the method of its stream. Returns why a council did not answer.
 *
 * @throws STREAM_REQUEST_INVALID, STREAM_NO_ANSWER
 */
export async function* answerRequest(
  desk: AnswerDesk,
  request: StreamRequest,
  { signal = new AbortController().signal, reencode }: AnswerOptions,
): AsyncGenerator<AnswerEvent, CouncilFailure | undefined> {
  requireFit(desk, request)
  const running = beginRequest(desk, request, reencode)
  try {
    if (desk.response.method !== 'optimistic') return yield* answerSealed(running, request, signal)
    yield* answerOptimistic(running, request, signal)
    return undefined
  } finally {
    // a user that cancels must not save its executor a check
    const { salt, seen: ranges } = running
    const { streamId, revision } = desk
    if (ranges.length > 0) desk.answered?.({ streamId, revision, salt, ranges })
  }
}

/** @throws STREAM_REQUEST_INVALID */
function requireFit({ manifest }: AnswerDesk, { work, maxUnits }: StreamRequest): void {
  const { unit, maxInput, maxOutput } = manifest
  const invalid = (why: string) => new MusterError('STREAM_REQUEST_INVALID', why)
  if ((unit === 'tokens') !== (work.kind === 'tokens'))
    throw invalid(unit === 'tokens' ? 'this stream answers tokens' : 'this stream does not answer tokens')
  const most = unit === 'answers' ? 1 : maxOutput
  if (!Number.isInteger(maxUnits) || maxUnits < 1 || maxUnits > most)
    throw invalid(`an answer has from 1 to ${most} ${unit}, not ${maxUnits}`)
  const wire = wireWork(work, random32(), [])
  if (!WireWork.safeParse(wire).success)
    throw invalid('the request is not of the form that subscribers accept')
  const inUnits = inputUnitsOf(unit, wire)
  if (inUnits > maxInput)
    throw invalid(`the input has ${inUnits} units; this stream takes at most ${maxInput}`)
  if (wire.kind === 'http' && wire.body.length > mostBodyBytes)
    throw invalid(`the body has ${wire.body.length} bytes; at most ${mostBodyBytes} are sent`)
  if (wire.kind === 'tokens' && wire.tokens.length + maxUnits > mostTokens)
    throw invalid(`prompt and answer have more than ${mostTokens} tokens`)
}
