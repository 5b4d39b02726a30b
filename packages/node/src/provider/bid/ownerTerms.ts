import { type OwnerTerms, tokenAmount } from '@muster-network/core'
import { lentCards } from '../offer/lentCards.ts'
import type { Provider } from '../Provider.ts'
import { lentUntilMs } from './lentUntilMs.ts'

/** Facts for a bid that are not in the settings: measured, or read from the chain. */
export type OwnerState = {
  score: number
  freeStake: bigint
  /** Stake that open bids may still lock. */
  promisedStake: bigint
  /** The surety, as the parts that it backs and the open bids that it may back leave it. */
  surety: { amount: bigint; pledged: bigint; largest: bigint }
  /** Parts that are ours and undelivered, or may become ours by open bids. */
  openParts: number
  /** The owner's rules block new work now. */
  isBlocked: boolean
}

/** Returns the owner's current terms for a bid. */
export function ownerTerms(provider: Provider, state: OwnerState): OwnerTerms {
  const { settings, executor, context } = provider
  const owner = settings()
  const { slots, queue, ...limits } = owner.limits
  const free = state.freeStake - state.promisedStake
  const returnsMs = lentUntilMs(owner.owner.schedule, new Date(context.nowMs()))
  return {
    ...limits,
    classNames: owner.kinds.includes(executor.facts.kind as 'wasm') ? [executor.facts.class] : [],
    score: state.score,
    gpus: lentCards(provider),
    region: owner.region,
    tier: executor.facts.tier,
    freeSlots: Math.max(0, slots + queue - state.openParts),
    freeStake: tokenAmount(free > 0n ? free : 0n),
    surety: {
      amount: tokenAmount(state.surety.amount),
      pledged: tokenAmount(state.surety.pledged),
      largest: tokenAmount(state.surety.largest),
    },
    floorPerBillionUnits: tokenAmount(owner.floorPerBillionUnits),
    unitsPerSecond: owner.unitsPerSecond,
    paused: owner.state !== 'on' || state.isBlocked,
    worstClientBreachBps: owner.worstClientBreachBps,
    allOrNothing: owner.allOrNothing,
    ...(returnsMs !== undefined && { ownerReturnsMs: returnsMs }),
  }
}
