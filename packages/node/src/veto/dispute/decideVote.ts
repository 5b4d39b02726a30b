import type { SegmentFinding } from '../../replay/SegmentFinding.ts'

export type VoteDecision =
  | { kind: 'vote'; workIsGood: boolean }
  /** Retry: the executor may still serve its work, or this host may recover. */
  | { kind: 'wait'; reason: string }

/** `dataUntil`: half of the network's voting time after the contest. The time that a replay may take comes on top and is the juror's. */
export type VoteTime = { now: number; dataUntil: number }

/**
 * Decides a juror's vote on replayed work. One wrong segment makes the work wrong. The executor has until `dataUntil` to serve its
 * data; after that, missing data counts as wrong. A segment that this host could not compute justifies no vote.
 */
export function decideVote(findings: readonly SegmentFinding[], time: VoteTime): VoteDecision {
  const has = (verdict: SegmentFinding['verdict']) => findings.some((each) => each.verdict === verdict)
  if (has('wrong')) return { kind: 'vote', workIsGood: false }
  if (has('failed')) return { kind: 'wait', reason: 'this host could not replay a segment' }
  if (!has('no data')) return { kind: 'vote', workIsGood: true }
  return time.now < time.dataUntil
    ? { kind: 'wait', reason: 'the executor has not served a segment yet' }
    : { kind: 'vote', workIsGood: false }
}
