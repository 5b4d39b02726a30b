import { MusterError, type StreamEquivalence } from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import type { AnswerCase } from './AnswerCase.ts'
import type { Judgement } from './Judgement.ts'
import { type BodyComparer, judgeBody } from './judgeBody.ts'
import { judgeMargin } from './judgeMargin.ts'
import { judgeTokens } from './judgeTokens.ts'

export type JudgeOptions = {
  equivalence: StreamEquivalence
  /** Compares bodies under `tensors`, `pixels` and `wasm`. */
  compare?: BodyComparer | undefined
  signal: AbortSignal
}

/**
 * Checks one range of an answer with a service of this machine, by the equivalence of its stream. An error means that the answer could not
 * be checked here: it is no verdict.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID, EXEC_UNSUPPORTED, EXEC_TOO_COSTLY, STREAM_REQUEST_INVALID, and the errors of `Service.request`
 */
export async function judgeAnswer(
  service: Pick<Service, 'request'>,
  { work, from, maxUnits, answer, end }: AnswerCase,
  { equivalence, compare, signal }: JudgeOptions,
): Promise<Judgement> {
  if (work.kind === 'tokens' && answer.kind === 'tokens') {
    const given = { work, from, maxUnits, ids: answer.ids, end }
    if (typeof equivalence === 'object' && equivalence.how === 'margin')
      return judgeMargin(service, given, { tau: equivalence.tau, signal })
    if (equivalence === 'tokens' || equivalence === 'bytes') return judgeTokens(service, given, signal)
    throw new MusterError('EXEC_UNSUPPORTED', `answers of tokens are not compared by ${equivalence.how}`)
  }
  if (work.kind === 'http' && answer.kind === 'http')
    return judgeBody(
      service,
      { work, status: answer.status, body: answer.body, end },
      { equivalence, compare, signal },
    )
  throw new MusterError('STREAM_REQUEST_INVALID', 'the answer is not of the kind of its request')
}
