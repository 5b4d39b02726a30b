import { type OwnerTerms, tokenAmount } from '@muster-network/core'
import { lentCards } from '../offer/lentCards.ts'
import type { Provider } from '../Provider.ts'
import { lentUntilMs } from './lentUntilMs.ts'

/** What is not in the settings: measured, or on the chain. */
export type OwnerState = {
  score: number
  freeStake: bigint
  /** Stake that standing bids may still lock. */
  promisedStake: bigint
  /** Parts that are ours and not delivered yet, or may become ours by bids that stand. */
  heldParts: number
  /** The owner comes first just now. */
  isHeld: boolean
}

/** The owner's side of a bid, as it stands now. */
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
    freeSlots: Math.max(0, slots + queue - state.heldParts),
    freeStake: tokenAmount(free > 0n ? free : 0n),
    floorPerBillionUnits: tokenAmount(owner.floorPerBillionUnits),
    unitsPerSecond: owner.unitsPerSecond,
    paused: owner.state !== 'on' || state.isHeld,
    worstClientBreachBps: owner.worstClientBreachBps,
    allOrNothing: owner.allOrNothing,
    ...(returnsMs !== undefined && { ownerReturnsMs: returnsMs }),
  }
}
