import type { LedgerStream, LedgerSubscription } from '../../ledger/Ledger.ts'
import type { holdRefusals } from '../../wire/calls.ts'

export type HoldRefusal = (typeof holdRefusals)[number]

/** The smallest unpaid amount that a watcher holds, as a share of the guarantee: a settlement costs about as much gas. */
const dustShare = 100n

export type HoldCase = {
  amountWei: bigint
  stream: LedgerStream | undefined
  subscription: LedgerSubscription | undefined
  /** The amount that is held for this payee. */
  heldWei: bigint | undefined
  /** Vouchers that this peer handed over, and all; a newer one of the same payee replaces the one before. */
  ofPeer: number
  all: number
  limits: { ofPeer: number; all: number }
}

/** Returns why a watcher does not hold a voucher, apart from its signature. The cheap checks come first. */
export function whyNotHeld(given: HoldCase): HoldRefusal | undefined {
  const { amountWei, stream, subscription, heldWei, ofPeer, all, limits } = given
  if (!stream) return 'unknown-stream'
  if (!subscription) return 'never-joined'
  const isOver = subscription.status === 'released' || subscription.status === 'expelled'
  if (stream.status === 'closed' || isOver) return 'ended'
  if (amountWei <= subscription.claimedWei || (heldWei !== undefined && amountWei <= heldWei)) return 'stale'
  if ((amountWei - subscription.claimedWei) * dustShare < stream.terms.guarantee) return 'dust'
  if (heldWei !== undefined) return undefined
  if (ofPeer >= limits.ofPeer) return 'too-many'
  return all >= limits.all ? 'full' : undefined
}
