import type { StreamEquivalence } from '@muster-network/core'
import type { AnswerCase } from '../judge/AnswerCase.ts'

/** Returns the positions of an answer that have a second choice: every token and the end under `margin`, otherwise none. */
export function positionsOf(
  equivalence: StreamEquivalence,
  { answer, end }: Pick<AnswerCase, 'answer' | 'end'>,
): number {
  if (typeof equivalence !== 'object' || equivalence.how !== 'margin' || answer.kind !== 'tokens') return 0
  return answer.ids.length + (end === 'stop' ? 1 : 0)
}
