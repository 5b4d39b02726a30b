import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { BidRefusal, BidRule } from './BidRule.ts'
import { floorPrice } from './floorPrice.ts'
import type { OwnerTerms } from './OwnerTerms.ts'
import { biddingIsOpen } from './rules/biddingIsOpen.ts'
import { canRunIt } from './rules/canRunIt.ts'
import { clientIsTrusted } from './rules/clientIsTrusted.ts'
import { endsInTime } from './rules/endsInTime.ts'
import { hasRoom } from './rules/hasRoom.ts'
import { hasTheCards } from './rules/hasTheCards.ts'
import { isWhereItMustBe } from './rules/isWhereItMustBe.ts'
import { ownerIsAway } from './rules/ownerIsAway.ts'
import { paysEnough } from './rules/paysEnough.ts'
import { sharesTheRisk } from './rules/sharesTheRisk.ts'
import type { TaskFacts } from './TaskFacts.ts'

/** In the order in which they are told; all are looked at, so that a refusal names everything in the way. */
export const bidRules: readonly BidRule[] = [
  ownerIsAway,
  biddingIsOpen,
  canRunIt,
  isWhereItMustBe,
  hasRoom,
  hasTheCards,
  endsInTime,
  paysEnough,
  clientIsTrusted,
  sharesTheRisk,
]

export type BidDecision =
  | { ok: true; price: TokenAmount; floor: TokenAmount; maxParts: number }
  | { ok: false; reasons: { reason: BidRefusal; why: string }[] }

/**
 * Whether to bid on a task, and at which price. The first bid stands halfway between the owner's floor and the client's
 * most; `standing`, the best price in the book so far, is undercut by 1% while that stays above the floor.
 */
export function decideBid(
  task: TaskFacts,
  owner: OwnerTerms,
  nowMs: number,
  standing?: TokenAmount,
): BidDecision {
  const reasons = bidRules.flatMap((rule) => {
    const outcome = rule(task, owner, nowMs)
    return outcome.ok ? [] : [{ reason: outcome.reason, why: outcome.why }]
  })
  if (reasons.length > 0) return { ok: false, reasons }
  const floor = floorPrice(task, owner)
  const opening = floor + (task.maxPrice - floor) / 2n
  const undercut = standing === undefined ? opening : (standing * 99n) / 100n
  const price = undercut < opening ? undercut : opening
  return {
    ok: true,
    price: tokenAmount(price > floor ? price : floor > 0n ? floor : 1n),
    floor,
    maxParts: Math.min(owner.freeSlots, task.parts, stakesFor(task, owner)),
  }
}

/** How many parts the free stake covers. */
function stakesFor(task: TaskFacts, owner: OwnerTerms): number {
  if (task.stakeLock === 0n) return task.parts
  const covered = owner.freeStake / task.stakeLock
  return covered > BigInt(task.parts) ? task.parts : Number(covered)
}
