import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { SegmentFinding } from '../../veto/dispute/Evidence.ts'
import { judgeSegments } from '../../veto/dispute/judgeSegments.ts'
import { segmentsToJudge } from '../../veto/dispute/segmentsToJudge.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { segmentFor } from './segmentFor.ts'

/**
 * Judges a delivery of ours as the panel would: takes what it would be served, from our own kept states, and replays every
 * segment that it would replay. Work that passes was computed twice alike, and can be shown.
 */
export async function replayOwn(
  provider: Provider,
  tenure: Tenure,
  held: LedgerDelivery,
  terms: Terms,
  signal: AbortSignal,
): Promise<SegmentFinding[]> {
  const { context } = provider
  const { id, delivery } = held
  const drawn = held.panel!.segments
  const keptFor = `again-${id.slice(2, 22)}`
  const self = context.peer.peerId
  try {
    return await judgeSegments(
      {
        context,
        replayers: provider,
        deliveryId: id,
        delivery,
        terms,
        serve: async (segment) => ({
          served: await segmentFor(provider, tenure, held, segment, self),
          holders: [self],
        }),
        keptFor,
        runIdOf: (segment) => `${keptFor}-${segment}`,
        signal,
      },
      segmentsToJudge({ segment: drawn[0]!, stage: held.settlement!.stage, drawn }),
    )
  } finally {
    await context.blobs.removeTask(keptFor)
  }
}
