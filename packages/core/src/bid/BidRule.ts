import type { OwnerTerms } from './OwnerTerms.ts'
import type { TaskFacts } from './TaskFacts.ts'

/** Reasons why a machine does not bid. The quote counts them and shows them to the client before it pays. */
export const bidRefusals = [
  'paused',
  'bidding-over',
  'class',
  'tier',
  'region',
  'score',
  'gpu',
  'memory',
  'disk',
  'busy',
  'too-long',
  'too-slow',
  'owner-returns',
  'price',
  'stake',
  'client-history',
  'all-or-nothing',
] as const
export type BidRefusal = (typeof bidRefusals)[number]

export type RuleOutcome = { ok: true } | { ok: false; reason: BidRefusal; why: string }

/** Checks one condition for a bid, independently of the other rules. */
export type BidRule = (task: TaskFacts, owner: OwnerTerms, nowMs: number) => RuleOutcome

export const pass: RuleOutcome = { ok: true }

export function refuse(reason: BidRefusal, why: string): RuleOutcome {
  return { ok: false, reason, why }
}
