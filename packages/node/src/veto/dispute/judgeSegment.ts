import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Delivery, type Hex, rootFrom, stateLeaf, type Terms } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import { isHostFault } from '../../provider/council/isHostFault.ts'
import { type Replayers, replaySegment } from '../../provider/council/replaySegment.ts'
import { stageSegment } from '../../provider/council/stageSegment.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { how } from '../../task/checkHow.ts'
import type { SegmentFinding } from './Evidence.ts'
import type { DisputedSegment } from './serveDisputes.ts'

export type Judging = {
  context: Pick<RoleContext, 'identity' | 'peer' | 'blobs' | 'dir' | 'logger'>
  replayers: Replayers
  deliveryId: Hex
  delivery: Delivery
  terms: Terms
  /** Has the executor serve a segment, and says who has the data that belongs to it. */
  serve(segment: number): Promise<{ served: DisputedSegment; holders: readonly PeerId[] }>
  /** What sealed data is kept for, until the verdict is in. */
  keptFor: string
  /** Names the run of a segment, and its folder. */
  runIdOf(segment: number): string
  signal: AbortSignal
}

/**
 * Replays one segment of a delivery from the state that its executor committed to, and says whether the end that it
 * committed to is what comes out. Members of the panel judge contested work by it, and an executor its own before it
 * contests: what it finds is what they will find.
 */
export async function judgeSegment(judging: Judging, segment: number): Promise<SegmentFinding> {
  const { context, deliveryId } = judging
  const runId = judging.runIdOf(segment)
  const folder = path.join(context.dir, 'judged', runId)
  try {
    return await replayed(judging, segment, { runId, folder })
  } catch (error) {
    // what this host cannot do says nothing about the work; all else was the executor's to serve
    context.logger.warn(
      { deliveryId, segment, error },
      'a segment that is to be judged could not be replayed',
    )
    const why = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    return { segment, verdict: isHostFault(error) ? 'failed' : 'no data', why }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function replayed(
  { context, replayers, delivery, terms, serve, keptFor, signal }: Judging,
  segment: number,
  { runId, folder }: { runId: string; folder: string },
): Promise<SegmentFinding> {
  const { served, holders } = await serve(segment)
  const given = { delivery, terms, segment, served, holders, folder, keptFor }
  const staged = await stageSegment(context, given, signal)
  const replay = await replaySegment(replayers, { ...staged, runId }, signal)
  if (!replay.ok) {
    const verdict = replay.by === 'forgery' ? 'no data' : replay.by === 'program' ? 'wrong' : 'failed'
    return { segment, verdict, why: replay.why.slice(0, 500) }
  }
  const mark = delivery.startUnits + BigInt(segment + 1) * terms.segmentUnits
  const units = mark < delivery.endUnits ? mark : delivery.endUnits
  const leaf = stateLeaf({ digest: `0x${replay.leaf.digest}`, secret: `0x${replay.leaf.proof}`, units })
  if (rootFrom(leaf, segment + 1, served.endProof) !== delivery.root)
    return { segment, verdict: 'wrong', leaf, why: 'another state comes out than the one committed to' }
  const isLast = delivery.last && segment + 1 === Number(delivery.segments)
  // where a checker judges a result, the one that was judged is the one delivered
  if (isLast && terms.how === how.replay && replay.result !== delivery.result)
    return { segment, verdict: 'wrong', leaf, why: 'another result comes out than the one delivered' }
  return { segment, verdict: 'right', leaf }
}
