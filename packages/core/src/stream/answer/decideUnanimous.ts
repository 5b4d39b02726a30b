import type { CouncilStep, CouncilView } from './CouncilView.ts'
import { type ComparedAnswer, groupAnswers } from './groupAnswers.ts'

/**
 * Decides the next step of a unanimous request: the answer is sent when c executors agree. Up to c dissenters and failures
 * are replaced before the stream is down; all who open are paid, dissenters too.
 */
export function decideUnanimous<A extends ComparedAnswer>(view: CouncilView<A>): CouncilStep<A> {
  const { opened, pending, failed, unasked, council } = view
  const group = groupAnswers(opened, view.equivalent).groups[0]
  const agreeing = group?.members.length ?? 0
  if (group && agreeing >= council) return { next: 'answer', group }
  const replaced = opened.length - agreeing + failed
  if (replaced > council) return { next: 'down', reason: 'no-consensus' }
  const missing = council - agreeing - pending
  if (missing <= 0) return { next: 'wait' }
  if (missing > unasked) return { next: 'down', reason: 'too-few' }
  return { next: 'ask', count: missing }
}
