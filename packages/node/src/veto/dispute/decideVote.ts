import type { SegmentFinding } from './Evidence.ts'

export type VoteDecision =
  | { kind: 'vote'; workIsGood: boolean }
  /** Look again: the executor may still serve, or this host may still manage. */
  | { kind: 'wait'; reason: string }

/**
 * One wrong segment makes the work wrong. Work that its executor does not show cannot be called good, but it is given
 * half of the voting time to show it. What this host could not compute is no reason for any vote.
 */
export function decideVote(
  findings: readonly SegmentFinding[],
  time: { now: number; openedAt: number; until: number },
): VoteDecision {
  const has = (verdict: SegmentFinding['verdict']) => findings.some((each) => each.verdict === verdict)
  if (has('wrong')) return { kind: 'vote', workIsGood: false }
  if (has('failed')) return { kind: 'wait', reason: 'this host could not replay a segment' }
  if (!has('no data')) return { kind: 'vote', workIsGood: true }
  const patienceEnds = (time.openedAt + time.until) / 2
  return time.now < patienceEnds
    ? { kind: 'wait', reason: 'the executor has not served a segment yet' }
    : { kind: 'vote', workIsGood: false }
}
