import type { Hex } from '@muster-network/chain'
import type { Provider } from '../Provider.ts'
import type { Subscriptions } from './Subscriptions.ts'

/** A stream in the owner's view. */
export type StreamView = {
  streamId: Hex
  atMs: number
  name: string | undefined
  /** `considered`: it was not joined, for these reasons. */
  status: 'considered' | 'serving' | 'left' | 'released' | 'expelled'
  reasons: { reason: string; why: string }[]
  /** Revisions that are served, and the answers that run now. */
  revisions: readonly number[]
  active: number
  /** The newest voucher, what the contract has paid of it, and the total of our receipts. */
  vouchedWei: bigint
  paidWei: bigint
  earnedWei: bigint
}

/** Returns the streams that this machine has decided about, newest first. */
export function streamViews(
  { context }: Provider,
  subscriptions: Pick<Subscriptions, 'records' | 'served'>,
  limit: number,
): StreamView[] {
  return subscriptions.records.all(limit).map(({ value }) => {
    const { streamId, atMs, service, reasons = [] } = value
    const subscription = context.ledger.subscription(streamId, context.sender.address)
    const served = subscriptions.served(streamId)
    const status = subscription?.status
    return {
      ...{ streamId, atMs, reasons, name: service?.manifest.name },
      status: status === undefined || status === 'none' ? 'considered' : status,
      revisions: served?.revisions ?? [],
      active: served?.active ?? 0,
      vouchedWei: served?.payments.newest?.voucher.amount ?? 0n,
      paidWei: subscription?.claimedWei ?? 0n,
      earnedWei: served?.payments.receiptsWei ?? 0n,
    }
  })
}
