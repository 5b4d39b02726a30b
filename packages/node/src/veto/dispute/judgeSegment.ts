import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Delivery, type Hex, rootFrom, stateLeaf, type Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { PeerId } from '@muster-network/p2p'
import { replaySegment } from '../../provider/council/replaySegment.ts'
import { stageSegment } from '../../provider/council/stageSegment.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { how } from '../../task/checkHow.ts'
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
  /** What sealed data is kept for, until the vote is cast. */
  keptFor: string
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
    const isOurs = hasCode(error)
      ? hasCode(error, 'EXEC_HOST', 'NET_BLOB_QUOTA') || error.code.startsWith('BUG_')
      : error instanceof Error && 'errno' in error
    context.logger.warn({ deliveryId, segment, error }, 'a contested segment could not be replayed')
    const why = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    return { segment, verdict: isOurs ? 'failed' : 'no data', why }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function replayed(
  { context, executor, deliveryId, delivery, terms, holders, keptFor, signal }: Judging,
  segment: number,
  { runId, folder }: { runId: string; folder: string },
): Promise<SegmentFinding> {
  const [holder] = holders
  const noData = (why: string): SegmentFinding => ({ segment, verdict: 'no data', why })
  if (!holder) return noData('the executor has no listed node')
  const served = await context.peer.call(holder, takeDisputed, { deliveryId, segment }, { signal })
  const given = { delivery, terms, segment, served, holders, folder, keptFor }
  const staged = await stageSegment(context, given, signal)
  const replay = await replaySegment({ executor, checker: executor }, { ...staged, runId }, signal)
  if (!replay.ok && replay.by === 'forgery') return noData(replay.why.slice(0, 500))
  if (!replay.ok)
    return { segment, verdict: replay.by === 'program' ? 'wrong' : 'failed', why: replay.why.slice(0, 500) }
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
