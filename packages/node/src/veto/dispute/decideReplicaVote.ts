import type { ReplicaFinding } from '../../replicas/weighReplica.ts'
import type { VoteDecision, VoteTime } from './decideVote.ts'

export type ReplicaVoteDecision =
  | VoteDecision
  /** No vote: nothing that may still arrive could justify one. */
  | { kind: 'silence'; reason: string }

/**
 * Decides a juror's vote on a replica. A replica that agrees with the majority is good; one that clearly differs is wrong. The
 * juror waits for missing replicas until `dataUntil`; then the others decide. In all other cases it does not vote:
 * the replica stays unpaid and is not slashed, so nobody wins by hiding a result and nobody is slashed for being offline.
 *
 * A majority of replicas is no proof: they may be in league. A replica is voted wrong only when the juror ran the work again, or
 * when its own executor contested: that executor had fetched the others and knew (`isProof`).
 */
export function decideReplicaVote(
  finding: ReplicaFinding | undefined,
  isProof: boolean,
  time: VoteTime,
): ReplicaVoteDecision {
  if (!finding) return { kind: 'wait', reason: 'this host could not compare the replicas' }
  const { verdict, missing } = finding
  const mayStillCome = missing.length > 0 && time.now < time.dataUntil
  if (mayStillCome) return { kind: 'wait', reason: `replicas were not served yet: ${missing.join(', ')}` }
  switch (verdict) {
    case 'same':
      return { kind: 'vote', workIsGood: true }
    case 'different':
      return isProof
        ? { kind: 'vote', workIsGood: false }
        : { kind: 'silence', reason: 'the majority differs from the replica, which alone proves nothing' }
    case 'not served':
    case 'no majority':
      // the replica of an executor that comes back late can still be compared
      return missing.length > 0
        ? { kind: 'wait', reason: `replicas were not served: ${missing.join(', ')}` }
        : { kind: 'silence', reason: 'the replicas have no majority' }
    case 'grey':
      return { kind: 'silence', reason: 'the replica is neither the same nor clearly different' }
    case 'not opened':
      return { kind: 'silence', reason: 'the replica was not opened before the comparison' }
  }
}
