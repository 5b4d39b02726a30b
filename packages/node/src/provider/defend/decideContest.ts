import type { SegmentFinding } from '../../replay/SegmentFinding.ts'

/** The facts about rejected work of our own. */
export type RejectedWork = {
  /** Pay and lock that are lost without a contest, in the token of the bond. */
  atStakeWei: bigint
  bondWei: bigint
  /** We lost the last of our own contests that a jury decided. */
  lostLast: boolean
  /** Findings of our own replay of the segments that the jury will replay; undefined before the replay. */
  findings?: readonly SegmentFinding[]
  /** Facts that may change during the contest window; read when the others allow a contest. */
  now?: {
    walletWei: bigint
    /** Members of the jury. */
    members: number
    /** Members that may vote and do not answer this node. */
    unreachable: number
  }
}

export type ContestDecision =
  /** Replay first; then read wallet and jury (`readFacts`). */
  | { kind: 'replay' }
  | { kind: 'readFacts' }
  | { kind: 'contest' }
  /** Not now; the facts may change during the contest window. */
  | { kind: 'wait'; why: string; hint: string }
  | { kind: 'skip'; why: string; hint: string }

/**
 * Decides whether an executor contests the rejection of its own work with a bond. It does only if the bond is smaller than the
 * loss without a contest, if a replay from its own states confirms the delivery, and if enough of the jury can reach this node:
 * the members that cannot, and so find no data, must not have the majority.
 */
export function decideContest({
  atStakeWei,
  bondWei,
  lostLast,
  findings,
  now,
}: RejectedWork): ContestDecision {
  if (atStakeWei <= bondWei)
    return {
      kind: 'skip',
      why: 'the bond is at least as large as pay and stake together',
      hint: 'Nothing is left to do: a contest could cost more than it returns.',
    }
  if (lostLast)
    return {
      kind: 'skip',
      why: 'the jury found work of this machine wrong although a replay on this machine had confirmed it',
      hint: 'Examine the machine. `muster dispute` contests by hand; after a contest that you win, this node contests automatically again.',
    }
  if (!findings) return { kind: 'replay' }
  const bad = findings.find(({ verdict }) => verdict === 'wrong')
  if (bad)
    return {
      kind: 'skip',
      why: `a replay on this machine differs from the delivery, at segment ${bad.segment}: ${bad.why}`,
      hint: 'This machine computed a wrong state: its memory, processor or disk may be failing.',
    }
  const lost = findings.find(({ verdict }) => verdict === 'no data')
  if (lost)
    return {
      kind: 'skip',
      why: `the delivered states are missing on this machine: ${lost.why}`,
      hint: 'The jury could not verify the work and would vote against it.',
    }
  const failed = findings.find(({ verdict }) => verdict !== 'right')
  if (failed)
    return {
      kind: 'wait',
      why: `this machine cannot replay the work: ${failed.why}`,
      hint: 'This node retries until the contest window closes. Free disk space and memory.',
    }
  if (!now) return { kind: 'readFacts' }
  if (now.walletWei < bondWei)
    return {
      kind: 'wait',
      why: 'the wallet cannot pay the bond',
      hint: 'Send the bond to the wallet of this node. It then contests automatically.',
    }
  if (now.unreachable * 2 > now.members)
    return {
      kind: 'wait',
      why: `${now.unreachable} of the ${now.members} members of the jury do not answer this node`,
      hint: 'Members that cannot fetch the work vote against it: check the network connection of this machine. If the members are offline, nobody votes and the bond is returned: `muster dispute` contests by hand.',
    }
  return { kind: 'contest' }
}
