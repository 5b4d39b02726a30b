import type { SegmentFinding } from '../../veto/dispute/Evidence.ts'

/** What an executor knows about rejected work of its own. */
export type RejectedWork = {
  /** In the token of the bond. */
  atStakeWei: bigint
  bondWei: bigint
  /** Of our own contests that the panel has decided, the last one was lost. */
  lostLast: boolean
  /** What our own second run found about what the panel will look at; none before it. */
  findings?: readonly SegmentFinding[]
  /** What can still change; looked at when the rest is clear. */
  now?: {
    walletWei: bigint
    /** Members of the panel, and how many that may vote do not answer us. */
    members: number
    blind: number
  }
}

export type ContestDecision =
  /** Run it again first, then look at wallet and panel. */
  | { kind: 'replay' }
  | { kind: 'look' }
  | { kind: 'contest' }
  /** Not as it stands; it may change while there is time. */
  | { kind: 'wait'; why: string; hint: string }
  | { kind: 'leave'; why: string; hint: string }

/**
 * Whether an executor bets a bond on work of its own that a council rejected. Only where less is bet than is lost without it;
 * where a second run from its own states says the same as the delivery; and where so much of the panel sees this node
 * that those who do not, and find no data, cannot decide.
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
      kind: 'leave',
      why: 'the bond is as much as pay and stake together',
      hint: 'Nothing is left to do: contesting could cost more than it brings.',
    }
  if (lostLast)
    return {
      kind: 'leave',
      why: 'the panel found work of this machine wrong before that a second run here had agreed with',
      hint: 'Have the machine examined. `muster dispute` contests by hand; once one is won, this node does it by itself again.',
    }
  if (!findings) return { kind: 'replay' }
  const bad = findings.find(({ verdict }) => verdict === 'wrong')
  if (bad)
    return {
      kind: 'leave',
      why: `a second run on this machine differs from what it delivered, at segment ${bad.segment}: ${bad.why}`,
      hint: 'This machine computed something wrong: its memory, processor or disk may be failing.',
    }
  const lost = findings.find(({ verdict }) => verdict === 'no data')
  if (lost)
    return {
      kind: 'leave',
      why: `the states of the work are not here as they were delivered: ${lost.why}`,
      hint: 'The panel could not see that the work is right, and would count that against it.',
    }
  const failed = findings.find(({ verdict }) => verdict !== 'right')
  if (failed)
    return {
      kind: 'wait',
      why: `this machine cannot run the work a second time: ${failed.why}`,
      hint: 'It is tried again while there is time; room on the disk and in the memory may help.',
    }
  if (!now) return { kind: 'look' }
  if (now.walletWei < bondWei)
    return {
      kind: 'wait',
      why: 'the wallet cannot pay the bond',
      hint: 'Put the bond into the wallet of this node: it contests by itself as soon as it is there.',
    }
  if (now.blind * 2 > now.members)
    return {
      kind: 'wait',
      why: `${now.blind} of the ${now.members} members of the panel do not answer this node`,
      hint: 'Members that cannot see the work vote against it: see that this machine reaches others. If it is they who are down, nobody votes and a bond comes back: `muster dispute` contests by hand.',
    }
  return { kind: 'contest' }
}
