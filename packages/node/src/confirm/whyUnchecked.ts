import type { StreamManifest } from '../task/StreamManifest.ts'
import { mostConfirmedBytes } from '../wire/confirmCalls.ts'
import { positionsOf } from './ask/positionsOf.ts'
import type { ConfirmedStream } from './ConfirmedStream.ts'
import type { AnswerCase } from './judge/AnswerCase.ts'

/** Why a range of an answer cannot be checked. */
export type UncheckedReason = 'private' | 'empty' | 'cut-body' | 'too-large' | 'unsupported'

/** Returns why a range of an answer cannot be checked; undefined when it can. */
export function whyUnchecked(
  { equivalence, isPrivate }: Pick<StreamManifest, 'equivalence' | 'isPrivate'>,
  { confirmer }: Pick<ConfirmedStream, 'confirmer'>,
  judged: AnswerCase,
): UncheckedReason | undefined {
  const { answer, end } = judged
  // strangers must not read the requests of a private stream
  if (isPrivate && confirmer !== 'own') return 'private'
  // subscribers have no code that runs a function of the client on answers
  if (typeof equivalence === 'object' && (equivalence.how === 'image' || equivalence.how === 'wasm'))
    return 'unsupported'
  if (answer.kind === 'tokens') {
    const isMargin = typeof equivalence === 'object' && equivalence.how === 'margin'
    return isMargin && positionsOf(equivalence, judged) === 0 && end === 'cut' ? 'empty' : undefined
  }
  if (answer.body.length > mostConfirmedBytes) return 'too-large'
  return end === 'cut' && equivalence !== 'bytes' ? 'cut-body' : undefined
}
