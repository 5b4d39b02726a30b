import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Delivery, Hex, Terms } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { RoleContext } from '../role/RoleContext.ts'
import type { WireJob } from '../wire/calls.ts'
import { isHostFault } from './isHostFault.ts'
import type { Piece } from './Piece.ts'
import { replayJob } from './replayJob.ts'
import type { Replayers } from './replayPiece.ts'
import type { SegmentFinding } from './SegmentFinding.ts'
import { stageJob } from './stageJob.ts'

export type JobReview = {
  context: Pick<RoleContext, 'identity' | 'peer' | 'blobs' | 'dir' | 'logger'>
  replayers: Replayers
  deliveryId: Hex
  delivery: Delivery
  terms: Terms
  pieces: readonly Piece[]
  /** Requests the pieces from the executor. `holders` are the peers that serve their blobs. */
  serve(): Promise<{ served: WireJob; holders: readonly PeerId[] }>
  /** Name of the pin on the sealed data, until the review is complete. */
  pinName: string
  /** Prefix of the run ids, and name of the folder. */
  name: string
  signal: AbortSignal
}

/**
 * Replays pieces of a delivery from their committed start states, and compares the ends with the committed ones. Jurors
 * review contested work with it, and an executor reviews its own work before it contests: both get the same findings.
 */
export async function reviewJob(review: JobReview): Promise<SegmentFinding[]> {
  const { context, replayers, deliveryId, delivery, terms, pieces, pinName, name, signal } = review
  const folder = path.join(context.dir, 'reviews', name)
  try {
    const { served, holders } = await review.serve()
    const staged = await stageJob(
      context,
      { delivery, terms, pieces, served, holders, folder, pinName },
      signal,
    )
    const findings = await replayJob({ replayers, staged, delivery, terms, name, signal })
    signal.throwIfAborted()
    return findings
  } catch (error) {
    signal.throwIfAborted()
    // a fault of this host proves nothing about the work; everything else the executor should have served
    context.logger.warn({ deliveryId, error }, 'work under review could not be replayed')
    const why = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    const { from, to } = pieces[0]!
    return [{ segment: from, end: to, verdict: isHostFault(error) ? 'failed' : 'no data', why }]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
