import { MusterError, type StreamEquivalence } from '@muster-network/core'
import type { Comparison, Service } from '@muster-network/executors'
import type { AnswerEnd, WireWork } from '../../wire/serveCalls.ts'
import { compareEmbeddings } from './compareEmbeddings.ts'
import { type Judgement, plainJudgement } from './Judgement.ts'
import { readBody } from './readBody.ts'

/** Most bytes of a body that is judged. */
export const mostJudgedBytes = 32 << 20

export type BodyCase = {
  work: Extract<WireWork, { kind: 'http' }>
  status: number
  body: Uint8Array
  end: AnswerEnd
}

/** Compares two bodies by the tensors, pixels or own function of a stream; see `compareBodies`. */
export type BodyComparer = (given: Uint8Array, own: Uint8Array, signal: AbortSignal) => Promise<Comparison>

/**
 * Sends a request again and compares status and body. Only other bytes of a deterministic program prove a wrong answer: a tolerance may be
 * too small for an honest machine, and the status is in no receipt.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID, EXEC_UNSUPPORTED, EXEC_TOO_COSTLY, and the errors of `Service.request`
 */
export async function judgeBody(
  service: Pick<Service, 'request'>,
  { work, status, body, end }: BodyCase,
  {
    equivalence,
    compare,
    signal,
  }: { equivalence: StreamEquivalence; compare?: BodyComparer | undefined; signal: AbortSignal },
): Promise<Judgement> {
  const response = await service.request(
    {
      ...{ method: work.method, path: work.path, body: work.body },
      ...(work.contentType !== undefined && { contentType: work.contentType }),
    },
    { signal },
  )
  const own = await readBody(response, mostJudgedBytes)
  const otherStatus = `the status is ${status}, and ${response.status} here`
  if (equivalence === 'bytes' || equivalence === 'tokens') {
    // a body that was cut is the beginning of the whole one
    const expected = end === 'cut' ? own.subarray(0, body.length) : own
    if (!expected.equals(body)) return plainJudgement(true, true, 'the body differs')
    return plainJudgement(status !== response.status, false, otherStatus)
  }
  if (end === 'cut')
    throw new MusterError('EXEC_UNSUPPORTED', `a body that was cut is not compared by ${equivalence.how}`)
  if (status !== response.status) return plainJudgement(true, false, otherStatus)
  if (own.equals(body)) return plainJudgement(false, false)
  if (equivalence.how === 'cosine') {
    const distance = compareEmbeddings(body, own)
    const why = distance === undefined ? 'the answer has no such embeddings' : `1 − cosine is ${distance}`
    return plainJudgement(distance === undefined || distance > equivalence.tolerance, false, why)
  }
  if (!compare)
    throw new MusterError('EXEC_UNSUPPORTED', `answers under ${equivalence.how} are not compared here`)
  const comparison = await compare(body, own, signal)
  // another machine may be able to complete it
  if (comparison.isInconclusive)
    throw new MusterError('EXEC_TOO_COSTLY', `the answers were not compared: ${comparison.explanation}`)
  return plainJudgement(!comparison.same, false, comparison.explanation)
}
