import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { jobOf } from '../../replay/Piece.ts'
import { reviewJob } from '../../replay/reviewJob.ts'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { jobFor } from '../serve/jobFor.ts'

/**
 * Reviews a delivery of ours as a juror would: from the same data that we would serve to it, and the same pieces. Work that
 * passes was computed twice with the same result, and its data is available.
 */
export async function replayOwnDelivery(
  provider: Provider,
  {
    assignment,
    ledgerDelivery,
    terms,
  }: { assignment: Assignment; ledgerDelivery: LedgerDelivery; terms: Terms },
  signal: AbortSignal,
): Promise<SegmentFinding[]> {
  const { context } = provider
  const { id, delivery, roster } = ledgerDelivery
  const pieces = jobOf(terms, delivery, roster!.windows)
  const pinName = `again-${id.slice(2, 22)}`
  const self = context.peer.peerId
  try {
    return await reviewJob({
      context,
      replayers: provider,
      deliveryId: id,
      delivery,
      terms,
      pieces,
      serve: async () => ({
        served: await jobFor(provider, { assignment, ledgerDelivery, pieces }, self),
        holders: [self],
      }),
      pinName,
      name: pinName,
      signal,
    })
  } finally {
    await context.blobs.removeTask(pinName)
  }
}
