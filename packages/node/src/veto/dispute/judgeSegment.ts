import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Delivery, type Hex, rootFrom, sealedLeaf, stateLeaf, type Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import { replaySegment } from '../../provider/council/replaySegment.ts'
import { stagePart } from '../../provider/stage/stagePart.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { takeDisputed } from '../../wire/calls.ts'
import type { SegmentFinding } from './Evidence.ts'

export type Judging = {
  context: Pick<RoleContext, 'identity' | 'peer' | 'blobs' | 'dir' | 'logger'>
  executor: Executor<WasmProgram>
  deliveryId: Hex
  delivery: Delivery
  terms: Terms
  /** Nodes of the operator whose work it is. */
  holders: readonly PeerId[]
  signal: AbortSignal
}

/**
 * Replays one segment of a contested delivery from the state that its executor committed to, and says whether the end
 * that it committed to is what comes out.
 */
export async function judgeSegment(judging: Judging, segment: number): Promise<SegmentFinding> {
  const { context, deliveryId } = judging
  const runId = `veto-${deliveryId.slice(2, 18)}-${segment}-${randomBytes(3).toString('hex')}`
  const folder = path.join(context.dir, 'veto', runId)
  try {
    return await replayed(judging, segment, { runId, folder })
  } catch (error) {
    // what this host cannot do says nothing about the work; all else was the executor's to serve
    const isOurs = hasCode(error) && (error.code === 'EXEC_HOST' || error.code.startsWith('BUG_'))
    context.logger.warn({ deliveryId, segment, error }, 'a contested segment could not be replayed')
    const why = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    return { segment, verdict: isOurs ? 'failed' : 'no data', why }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function replayed(
  { context, executor, deliveryId, delivery, terms, holders, signal }: Judging,
  segment: number,
  { runId, folder }: { runId: string; folder: string },
): Promise<SegmentFinding> {
  const [holder] = holders
  const noData = (why: string): SegmentFinding => ({ segment, verdict: 'no data', why })
  if (!holder) return noData('the executor has no listed node')
  const { peer, blobs } = context
  const { taskId, part } = delivery
  const served = await peer.call(holder, takeDisputed, { deliveryId, segment }, { signal })
  const { manifest, wrappedKey, state } = served
  const staged = await stagePart(
    context,
    { taskId, part, content: terms.content, manifest, wrappedKey, folder },
    holders,
    signal,
  )
  // segments are counted over the part, and a later delivery starts in mid-part
  const index = Number(delivery.startUnits / terms.segmentUnits) + segment
  if (index > 0 !== (state !== undefined)) return noData('no start state')
  if (state) {
    // the start must be the state that was committed to, or the end would prove nothing
    if (rootFrom(sealedLeaf(state), segment, state.proof) !== delivery.root)
      return noData('the start state is not the committed one')
    const keeping = { taskId, owner: holder, released: false }
    await fetchBlob(state.blob as BlobId, { node: peer, store: blobs, holders, keeping, signal })
    await unpackPath(state.blob as BlobId, path.join(folder, 'state'), { store: blobs, key: staged.key })
  }
  const replay = await replaySegment(executor, {
    manifest,
    part,
    index,
    folder: staged.folder,
    key: staged.key,
    runId,
    ...(state && { state: { folder: path.join(folder, 'state'), digest: state.digest } }),
  })
  if (!replay.ok) return { segment, verdict: 'failed', why: replay.why.slice(0, 500) }
  const mark = delivery.startUnits + BigInt(segment + 1) * terms.segmentUnits
  const units = mark < delivery.endUnits ? mark : delivery.endUnits
  const leaf = stateLeaf({ digest: `0x${replay.leaf.digest}`, secret: `0x${replay.leaf.proof}`, units })
  if (rootFrom(leaf, segment + 1, served.endProof) !== delivery.root)
    return { segment, verdict: 'wrong', leaf, why: 'another state comes out than the one committed to' }
  const isLast = delivery.last && segment + 1 === Number(delivery.segments)
  if (isLast && replay.result !== delivery.result)
    return { segment, verdict: 'wrong', leaf, why: 'another result comes out than the one delivered' }
  return { segment, verdict: 'right', leaf }
}
