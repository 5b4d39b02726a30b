import { leastLock, priceBackedBy } from '../check/leastLock.ts'
import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import { lockAt } from './lockAt.ts'
import type { OwnerTerms } from './OwnerTerms.ts'
import type { TaskFacts } from './TaskFacts.ts'

/** The stake behind a bid. */
export type Backing = {
  by: 'lock' | 'surety'
  price: TokenAmount
  /** Stake that each part locks, or pledges inside the surety. */
  stakeLock: TokenAmount
  /** Parts that the stake covers. */
  parts: number
}

type Task = Pick<TaskFacts, 'parts' | 'lock' | 'stakeLock' | 'pledge' | 'allOrNothing'>
type Owner = Pick<OwnerTerms, 'freeStake' | 'surety' | 'freeSlots'>
type Prices = { wanted: bigint; least: bigint }

/**
 * Chooses the stake behind a bid: a lock for each part, or the surety. The lock grows with the price, so the price is at most the one
 * that the stake can back, and never below `least`. Covers as many parts as possible; between equals, the higher price and then
 * the surety, which leaves the free stake alone. Returns undefined when the stake covers no part.
 */
export function chooseBacking(task: Task, owner: Owner, prices: Prices): Backing | undefined {
  return [bySurety(task, owner, prices), byLock(task, owner, prices)]
    .filter((backing) => backing !== undefined)
    .filter(({ parts }) => parts > 0)
    .sort((a, b) => b.parts - a.parts || (a.price === b.price ? 0 : a.price > b.price ? -1 : 1))[0]
}

function byLock(task: Task, owner: Owner, prices: Prices): Backing {
  const price = priceWithin(prices, priceBackedBy(task.lock, owner.freeStake))
  const stakeLock = lockAt(task, price)
  return { by: 'lock', price, stakeLock, parts: partsCovered(task, owner, owner.freeStake, stakeLock) }
}

/** The market lets a surety back only parts whose own lock would be larger than the pledge. */
function bySurety(task: Task, owner: Owner, prices: Prices): Backing | undefined {
  const { surety } = owner
  if (task.allOrNothing) return undefined
  const unpledged = atLeastZero(surety.amount - surety.pledged)
  const price = priceWithin(prices, priceBackedBy(task.lock, atLeastZero(unpledged - task.pledge)))
  const lock = leastLock(task.lock, price)
  if (task.pledge >= lock) return undefined
  const room = atLeastZero(unpledged - (lock > surety.largest ? lock : surety.largest))
  return { by: 'surety', price, stakeLock: task.pledge, parts: partsCovered(task, owner, room, task.pledge) }
}

function priceWithin({ wanted, least }: Prices, backed: bigint): TokenAmount {
  const highest = wanted < backed ? wanted : backed
  return tokenAmount(highest > least ? highest : least)
}

/** A machine without a free slot is asked about one part, so that its refusal does not name the stake. */
function partsCovered({ parts }: Task, { freeSlots }: Owner, stake: bigint, each: bigint): number {
  const most = Math.max(1, Math.min(parts, freeSlots))
  if (each === 0n) return most
  const covered = stake / each
  return covered > BigInt(most) ? most : Number(covered)
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
