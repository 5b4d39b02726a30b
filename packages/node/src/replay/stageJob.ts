import path from 'node:path'
import { type Delivery, type Hex, hiddenState, rootFrom, type Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { maxResultEntries, resultDigest } from '@muster-network/executors'
import { type PeerId, unwrapKey } from '@muster-network/p2p'
import type { RoleContext } from '../role/RoleContext.ts'
import { layOutCheck } from '../task/layOutCheck.ts'
import { logicalPart } from '../task/logicalPart.ts'
import { maxStateBytes } from '../task/maxStateBytes.ts'
import { type BlobToStage, stageBlob } from '../task/stageBlob.ts'
import { stageProgram } from '../task/stageProgram.ts'
import { partFiles, type TaskManifest } from '../task/TaskManifest.ts'
import { whyNotTheWork } from '../task/whyNotTheWork.ts'
import type { WireJob } from '../wire/calls.ts'
import { leafAt, type Piece } from './Piece.ts'

export type ServedJob = {
  delivery: Delivery
  terms: Terms
  /** What is to be replayed, in order. */
  pieces: readonly Piece[]
  served: WireJob
  holders: readonly PeerId[]
  folder: string
  /** Name of the pin on the blobs. */
  pinName: string
}

export type StagedPiece = Piece & {
  /** Index of its first segment from the part's beginning: segment s leads from state s to state s + 1. */
  index: number
  /** The start state; undefined at the start of a part. */
  state?: { folder: string; digest: Hex }
  /** Hash of the digest of the committed end state. */
  endState: Hex
}

/** Everything that the replay of a job needs, unpacked. */
export type StagedJob = {
  manifest: TaskManifest
  part: number
  /** The unpacked work. */
  folder: string
  key: Uint8Array
  /** The folder that the client's checker sees as /in, in tasks with a checker. */
  checked?: string
  pieces: StagedPiece[]
}

/**
 * Compares a served job with the terms and the delivery's root, before any of its blobs is fetched: the end of a replay
 * proves nothing when its start is another one.
 *
 * @throws PROVIDER_WRONG_WORK
 */
function expectJob({ delivery, terms, pieces, served }: Omit<ServedJob, 'holders' | 'folder' | 'pinName'>) {
  const refuse = (why: string): never => {
    throw new MusterError('PROVIDER_WRONG_WORK', why)
  }
  const why = whyNotTheWork(served.manifest, terms)
  if (why || !served.manifest.parts[logicalPart(terms, delivery.part)])
    refuse(`the served work is not the posted one: ${why}`)
  if (served.pieces.length !== pieces.length)
    refuse(`${served.pieces.length} pieces were served instead of ${pieces.length}`)
  const isUnderRoot = (position: number, state: Hex, proof: readonly Hex[]) =>
    proof.length === depthOf(delivery) &&
    rootFrom(leafAt(terms, delivery, position, state), position, proof) === delivery.root
  for (const [i, { from, to }] of pieces.entries()) {
    const { state, endState, endProof } = served.pieces[i]!
    const isStart = from === 0 && delivery.startUnits === 0n
    const isCommitted = isStart
      ? state === undefined
      : state !== undefined && isUnderRoot(from, hiddenState(state.digest), state.proof)
    if (!isCommitted) refuse(`the served state before segment ${from} is not the committed one`)
    if (!isUnderRoot(to, endState, endProof))
      refuse(`the served leaf after segment ${to - 1} is not the committed one`)
  }
}

function depthOf({ segments }: Delivery): number {
  return Math.ceil(Math.log2(Number(segments) + 1))
}

/**
 * Stages a job for its replay. Rejects whatever differs from the terms or is not under the root.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function stageJob(
  context: Pick<RoleContext, 'identity' | 'peer' | 'blobs'>,
  job: ServedJob,
  signal: AbortSignal,
): Promise<StagedJob> {
  expectJob(job)
  const { delivery, terms, served, holders, folder, pinName } = job
  const { taskId, part, startUnits } = delivery
  const { manifest, wrappedKey } = served
  const logical = logicalPart(terms, part)
  const key = await unwrapKey(context.identity, `${taskId}/${part}`, wrappedKey)
  const common = { pinName, key, holders, signal }
  const workFolder = path.join(folder, 'work')
  await stageProgram(
    context,
    { ...common, blob: manifest.parts[logical]!.blob, folder: workFolder },
    manifest,
  )
  // the client's own work is unbounded; blobs of the executor are bounded, or it could fill the disks of seats and jurors
  const made = { ...common, maxBytes: maxStateBytes(manifest) }
  const first = Number(startUnits / terms.segmentUnits)
  const pieces: StagedPiece[] = []
  for (const [i, piece] of job.pieces.entries()) {
    const { state, endState } = served.pieces[i]!
    const stateFolder = path.join(folder, `state-${i}`)
    if (state) await stageBlob(context, { ...made, blob: state.blob, folder: stateFolder, maxEntries: 1 })
    pieces.push({
      ...piece,
      index: first + piece.from,
      endState,
      ...(state && { state: { folder: stateFolder, digest: state.digest } }),
    })
  }
  const checked = path.join(folder, 'check')
  const isChecked = manifest.checkerUnits !== undefined
  if (isChecked) await stageResult(context, { ...made, delivery, served, folder, workFolder, checked })
  return { manifest, part: logical, folder: workFolder, key, pieces, ...(isChecked && { checked }) }
}

type ServedResult = Omit<BlobToStage, 'blob'> &
  Pick<ServedJob, 'delivery' | 'served'> & { workFolder: string; checked: string }

/** Builds the input of the checker. Rejects a result that differs from the delivered one. */
async function stageResult(
  context: Pick<RoleContext, 'peer' | 'blobs'>,
  { delivery, served, folder, workFolder, checked, ...common }: ServedResult,
): Promise<void> {
  const resultDir = path.join(folder, 'result')
  const limits = { maxEntries: maxResultEntries }
  if (served.result)
    await stageBlob(context, { ...common, ...limits, blob: served.result, folder: resultDir })
  if (!served.result || `0x${(await resultDigest(resultDir)).digest}` !== delivery.result)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the served result is not the delivered one')
  await layOutCheck({ dataDir: path.join(workFolder, partFiles.data), resultDir }, checked)
}
