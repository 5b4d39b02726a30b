import type { CouncilStep, CouncilView } from './CouncilView.ts'
import { type ComparedAnswer, groupAnswers } from './groupAnswers.ts'

/** Executors that one request asks at most, in multiples of c: bounds ties and failures. */
const mostAsked = 2

/** Returns ⌈w·c⌉. A product that is a whole number but for rounding, as 0.07 × 100, is that number. */
export function answersAwaited(weight: number, council: number): number {
  return Math.max(1, Math.ceil(weight * council - 1e-9))
}

/**
 * Decides the next step of a weighted request: after ⌈w·c⌉ opened answers the largest group under e is sent; a tie asks one
 * more. Executors that fail are replaced.
 */
export function decideWeighted<A extends ComparedAnswer>(
  view: CouncilView<A>,
  weight: number,
): CouncilStep<A> {
  const { opened, pending, failed, unasked, council } = view
  const missing = answersAwaited(weight, council) - opened.length
  const room = Math.min(unasked, mostAsked * council - opened.length - pending - failed)
  if (missing > 0) {
    if (missing <= pending) return { next: 'wait' }
    return missing - pending <= room
      ? { next: 'ask', count: missing - pending }
      : { next: 'down', reason: 'too-few' }
  }
  const { groups, tied } = groupAnswers(opened, view.equivalent)
  if (!tied) return { next: 'answer', group: groups[0]! }
  if (pending > 0) return { next: 'wait' }
  return room > 0 ? { next: 'ask', count: 1 } : { next: 'down', reason: 'no-consensus' }
}
