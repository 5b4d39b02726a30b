import type { Hex } from '@muster-network/chain'
import { type BlobId, type PeerId, replicateBlob } from '@muster-network/p2p'
import { awardsOf, type ClientContext, peerOfBid } from '../ClientContext.ts'

const replicationMs = 60_000

export type StateToCopy = {
  taskId: Hex
  part: number
  blob: BlobId
  executor: PeerId
  /** An earlier state that it takes the place of, and who holds that. */
  replaces?: { blob: BlobId; holders: readonly PeerId[] }
  /** Somebody holds it. */
  onHeld(holders: PeerId[]): void
}

/** Has a state held by one more peer: that of the best bid that did not win. Does without when nobody would. */
export async function copyToPeer(context: ClientContext, given: StateToCopy): Promise<void> {
  const { peer, blobs, books, logger } = context
  const { taskId, part, blob, executor, replaces } = given
  try {
    const busy = new Set(awardsOf(context, taskId).map((award) => award.executor.toLowerCase()))
    const ranked = books.of(taskId).ranked()
    const others = [
      ...ranked.filter(({ bid }) => !busy.has(bid.operator.toLowerCase())),
      ...ranked.filter(({ bid }) => busy.has(bid.operator.toLowerCase())),
    ]
    // who has the one before needs only what is new
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
    if (holders.length > 0) given.onHeld(holders)
    else context.note(taskId, 'checkpoint not copied', { part, asked: refusals.length })
  } catch (error) {
    logger.warn({ taskId, part, error }, 'a checkpoint was not copied')
  }
}
