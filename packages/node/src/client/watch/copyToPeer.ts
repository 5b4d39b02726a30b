import type { Hex } from '@muster-network/chain'
import { type BlobId, type PeerId, replicateBlob } from '@muster-network/p2p'
import { awardsOf, type ClientContext, peerOfBid } from '../ClientContext.ts'

const replicationMs = 60_000

export type StateToCopy = {
  taskId: Hex
  part: number
  blob: BlobId
  executor: PeerId
  /** An earlier state that this one replaces, and its holders. */
  replaces?: { blob: BlobId; holders: readonly PeerId[] }
  /** Called with the peers that store the copy. */
  onHeld(holders: PeerId[]): void
}

/**
 * Copies a state to one more peer: the node of the best losing bid. Continues without a copy when no peer accepts it.
 */
export async function copyToPeer(context: ClientContext, options: StateToCopy): Promise<void> {
  const { peer, blobs, books, logger } = context
  const { taskId, part, blob, executor, replaces } = options
  try {
    const busy = new Set(awardsOf(context, taskId).map((award) => award.executor.toLowerCase()))
    const ranked = books.of(taskId).ranked()
    const others = [
      ...ranked.filter(({ bid }) => !busy.has(bid.operator.toLowerCase())),
      ...ranked.filter(({ bid }) => busy.has(bid.operator.toLowerCase())),
    ]
    // a holder of the previous state needs only the new blocks
    const known = [...(replaces?.holders ?? []), ...others.flatMap((each) => peerOfBid(context, each) ?? [])]
    const { holders, refusals } = await replicateBlob(blob, {
      node: peer,
      store: blobs,
      taskId,
      peers: [...new Set(known)].filter((each) => each !== executor).slice(0, 4),
      copies: 1,
      ...(replaces && { replaces: replaces.blob }),
      signal: AbortSignal.timeout(replicationMs),
    })
    if (holders.length > 0) options.onHeld(holders)
    else context.note(taskId, { step: 'checkpointNotCopied', part, asked: refusals.length })
  } catch (error) {
    logger.warn({ taskId, part, error }, 'copying a checkpoint failed')
  }
}
