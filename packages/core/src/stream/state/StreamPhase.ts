import type { StreamEndReason, StreamState } from '../../task/contractEnums.ts'

/** The phases of a stream, as its gateway and its users see them; `streamStates` are those of the contract. */
export const streamPhases = ['gathering', 'up', 'down', 'closing', 'closed'] as const
export type StreamPhase = (typeof streamPhases)[number]

/** Why a stream does not answer. */
export type DownReason = 'too-few' | 'no-consensus' | 'budget-spent' | 'retracted' | 'halted'

/** The steps that a stream can take; it can also stay in each phase. */
export const streamSteps: Readonly<Record<StreamPhase, readonly StreamPhase[]>> = {
  gathering: ['up', 'closing'],
  up: ['down', 'closing'],
  down: ['up', 'closing'],
  closing: ['closed'],
  closed: [],
}

/** One revision of a stream's prescription, and the subscribers that serve it. */
export type RevisionFacts = {
  revision: number
  /** Subscribers that were admitted and serve this revision. */
  admitted: number
  /** The end of its notice; undefined for the newest revision, which has none. */
  endsMs?: number | undefined
}

/** All facts that decide the phase of a stream. */
export type StreamFacts = {
  /** The stream on the chain. */
  status: Exclude<StreamState, 'none'>
  /** Why it is ending. */
  endReason: Exclude<StreamEndReason, 'none'> | undefined
  /** c: the subscribers that the stream needs. */
  council: number
  revisions: readonly RevisionFacts[]
  /** The budget that no voucher has signed away, guarantees included. */
  unsignedWei: bigint
  /** v: the price of the dearest answer. */
  dearestWei: bigint
  /** True after a request on which the council did not agree, until Retry-After is over and the next request may try. */
  consensusFailed: boolean
}

export type StreamCondition =
  | { phase: 'up'; revision: number }
  | { phase: 'gathering'; reason: 'too-few' }
  | { phase: 'down'; reason: 'too-few' | 'no-consensus' | 'budget-spent' }
  | { phase: 'closing' | 'closed'; reason: 'retracted' | 'halted' }

/**
 * Returns the condition of a stream after `before`. A stream takes one step at a time: a gateway that slept while its stream
 * was retracted and closed sees it closing first, and closed with the next call.
 */
export function nextCondition(before: StreamPhase, facts: StreamFacts, nowMs: number): StreamCondition {
  if (before === 'closed') return { phase: 'closed', reason: endReason(facts) }
  if (before === 'closing')
    return { phase: facts.status === 'closed' ? 'closed' : 'closing', reason: endReason(facts) }
  if (facts.status !== 'open') return { phase: 'closing', reason: endReason(facts) }
  const revision = servedRevision(facts, nowMs)
  if (revision === undefined)
    return before === 'gathering'
      ? { phase: 'gathering', reason: 'too-few' }
      : { phase: 'down', reason: 'too-few' }
  const problem = problemOf(facts)
  // a stream that was never up does not go down: it answers its first request, or cannot
  if (before !== 'gathering' && problem) return { phase: 'down', reason: problem }
  return { phase: 'up', revision }
}

/**
 * Returns the revision whose council serves: the newest one that has c subscribers. An older revision serves until its
 * notice is over, because a council forms within one revision.
 */
export function servedRevision(
  { council, revisions }: Pick<StreamFacts, 'council' | 'revisions'>,
  nowMs: number,
): number | undefined {
  const serving = revisions
    .filter(({ admitted, endsMs }) => admitted >= council && (endsMs === undefined || nowMs < endsMs))
    .map(({ revision }) => revision)
  return serving.length > 0 ? Math.max(...serving) : undefined
}

function problemOf(facts: StreamFacts): 'no-consensus' | 'budget-spent' | undefined {
  if (facts.unsignedWei < facts.dearestWei) return 'budget-spent'
  return facts.consensusFailed ? 'no-consensus' : undefined
}

/** A contract that says it is over without a reason was halted: a retraction is always named. */
function endReason({ endReason }: StreamFacts): 'retracted' | 'halted' {
  return endReason ?? 'halted'
}
