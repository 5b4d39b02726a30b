import path from 'node:path'
import { type Delivery, rootFrom, sealedLeaf, type Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { resultDigest } from '@muster-network/executors'
import { type PeerId, unwrapKey } from '@muster-network/p2p'
import type { z } from 'zod'
import type { RoleContext } from '../../role/RoleContext.ts'
import { mostStateBytes } from '../../task/mostStateBytes.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { contentOf } from '../../task/taskCommitments.ts'
import type { takeSegment } from '../../wire/calls.ts'
import { layOut } from '../deliver/judgeOwnResult.ts'
import { stagePart, type ToStage } from '../stage/stagePart.ts'
import { logicalPart } from '../stage/takeWork.ts'
import type { Segment } from './replaySegment.ts'

export type ServedSegment = {
  delivery: Delivery
  terms: Terms
  /** Counted within the delivery. */
  segment: number
  served: z.output<(typeof takeSegment)['response']>
  holders: readonly PeerId[]
  folder: string
  /** What the blobs are kept for. */
  keptFor: string
}

/**
 * Makes a segment ready to be replayed. Work and start state must be those that terms and root name: were the start
 * another one, the end would prove nothing.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function stageSegment(
  context: Pick<RoleContext, 'identity' | 'peer' | 'blobs'>,
  { delivery, terms, segment, served, holders, folder, keptFor }: ServedSegment,
  signal: AbortSignal,
): Promise<Omit<Segment, 'runId'>> {
  const { taskId, part, startUnits, root } = delivery
  const { manifest, wrappedKey, state } = served
  const logical = logicalPart(terms, part)
  const work = manifest.parts[logical]
  if (contentOf(manifest) !== terms.content || !work)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the work served is not the one that was posted')
  const index = Number(startUnits / terms.segmentUnits) + segment
  const isCommitted =
    index === 0
      ? state === undefined
      : state !== undefined && rootFrom(sealedLeaf(state), segment, state.proof) === root
  if (!isCommitted)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the state served is not the one committed to')
  const key = await unwrapKey(context.identity, `${taskId}/${part}`, wrappedKey)
  const common = { keptFor, key, holders, signal }
  const [workFolder, stateFolder] = [path.join(folder, 'work'), path.join(folder, 'state')]
  await stagePart(context, { ...common, blob: work.blob, folder: workFolder })
  // the work is as large as its client made it; what the executor adds is bounded, or it could fill the disks of its judges
  const made = { ...common, maxBytes: mostStateBytes(manifest) }
  if (state) await stagePart(context, { ...made, blob: state.blob, folder: stateFolder })
  const checked = path.join(folder, 'check')
  const isChecked = manifest.checkerUnits !== undefined
  if (isChecked) await stageResult(context, { ...made, delivery, served, folder, workFolder, checked })
  return {
    manifest,
    part: logical,
    index,
    folder: workFolder,
    key,
    ...(state && { state: { folder: stateFolder, digest: state.digest } }),
    ...(isChecked && { checked }),
  }
}

type ServedResult = Omit<ToStage, 'blob'> &
  Pick<ServedSegment, 'delivery' | 'served'> & { workFolder: string; checked: string }

/** Lays out what a checker judges: the result must be the one that was delivered. */
async function stageResult(
  context: Pick<RoleContext, 'peer' | 'blobs'>,
  { delivery, served, folder, workFolder, checked, ...common }: ServedResult,
): Promise<void> {
  const resultDir = path.join(folder, 'result')
  if (served.result) await stagePart(context, { ...common, blob: served.result, folder: resultDir })
  if (!served.result || `0x${(await resultDigest(resultDir)).digest}` !== delivery.result)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the result served is not the one delivered')
  await layOut({ dataDir: path.join(workFolder, partFiles.data), resultDir }, checked)
}
