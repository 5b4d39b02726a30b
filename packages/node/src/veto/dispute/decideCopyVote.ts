import type { CopyFinding } from '../../copies/weighCopy.ts'
import type { VoteDecision } from './decideVote.ts'

export type CopyVoteDecision =
  | VoteDecision
  /** Nothing that could still come would give a reason for a vote. */
  | { kind: 'silence'; reason: string }

/**
 * A copy that is the same as what most have is good, and one that is beyond doubt another is wrong. What was not shown is
 * waited for during half of the voting time; after it, those that were shown decide. All else is silence: the copy stays
 * unpaid and is not slashed, so nobody wins by hiding a result and nobody is slashed for being away.
 *
 * Which executors have the other copies is the client's choice, so being outvoted by them is no proof. A copy is voted
 * wrong only when its own executor asked for the judgement: it has seen the others, and knew.
 */
export function decideCopyVote(
  finding: CopyFinding | undefined,
  isOwnContest: boolean,
  time: { now: number; openedAt: number; until: number },
): CopyVoteDecision {
  if (!finding) return { kind: 'wait', reason: 'this host could not compare the copies' }
  const { verdict, missing } = finding
  const mayStillCome = missing.length > 0 && time.now < (time.openedAt + time.until) / 2
  if (mayStillCome) return { kind: 'wait', reason: `copies were not shown yet: ${missing.join(', ')}` }
  switch (verdict) {
    case 'same':
      return { kind: 'vote', workIsGood: true }
    case 'different':
      return isOwnContest
        ? { kind: 'vote', workIsGood: false }
        : { kind: 'silence', reason: 'most copies differ from it, which alone proves nothing' }
    case 'not shown':
    case 'no majority':
      // an executor that comes back late may still be judged
      return missing.length > 0
        ? { kind: 'wait', reason: `copies were not shown: ${missing.join(', ')}` }
        : { kind: 'silence', reason: 'no result is what most copies have' }
    case 'grey':
      return { kind: 'silence', reason: 'it is neither the same nor beyond doubt another' }
    case 'not opened':
      return { kind: 'silence', reason: 'it was not opened before the comparison' }
  }
}
