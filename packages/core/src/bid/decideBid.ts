import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { BidRefusal, BidRule } from './BidRule.ts'
import { chooseBacking } from './backing.ts'
import { floorPrice } from './floorPrice.ts'
import { lockAt } from './lockAt.ts'
import type { OwnerTerms } from './OwnerTerms.ts'
import { allOrNothingIsAccepted } from './rules/allOrNothingIsAccepted.ts'
import { biddingIsOpen } from './rules/biddingIsOpen.ts'
import { classMatches } from './rules/classMatches.ts'
import { clientIsTrusted } from './rules/clientIsTrusted.ts'
import { finishesInTime } from './rules/finishesInTime.ts'
import { hasCapacity } from './rules/hasCapacity.ts'
import { hasGpus } from './rules/hasGpus.ts'
import { ownerAllowsRun } from './rules/ownerAllowsRun.ts'
import { priceCoversFloor, tooLittleStake } from './rules/priceCoversFloor.ts'
import { regionMatches } from './rules/regionMatches.ts'
import type { TaskFacts } from './TaskFacts.ts'

/** The rules in the order in which they are reported. All of them run, so that a refusal lists every reason. */
export const bidRules: readonly BidRule[] = [
  ownerAllowsRun,
  biddingIsOpen,
  classMatches,
  regionMatches,
  hasCapacity,
  hasGpus,
  finishesInTime,
  priceCoversFloor,
  clientIsTrusted,
  allOrNothingIsAccepted,
]

export type BidDecision =
  | {
      ok: true
      price: TokenAmount
      floor: TokenAmount
      /** Stake that each part locks at this price, or pledges inside the surety. */
      stakeLock: TokenAmount
      maxParts: number
    }
  | { ok: false; reasons: { reason: BidRefusal; why: string }[] }

/**
 * Decides whether to bid on a task, and at which price. The opening bid is halfway between the owner's floor and the
 * client's maximum. The bid undercuts `standing`, the best price in the bid book, by 1% as long as that stays above the floor.
 * The lock grows with the price, so the bid is never above the price that the free stake or the surety can back.
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
  const wanted = undercut < opening ? undercut : opening
  const backing = chooseBacking(task, owner, { wanted, least: floor > 0n ? floor : 1n })
  // the surety would back a higher price, but not one that wins
  if (!backing) {
    const why = tooLittleStake(lockAt(task, tokenAmount(wanted)), owner)
    return { ok: false, reasons: [{ reason: 'stake', why }] }
  }
  const { price, stakeLock, parts } = backing
  return { ok: true, price, floor, stakeLock, maxParts: Math.min(owner.freeSlots, task.parts, parts) }
}
