import path from 'node:path'
import { hiddenState } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type PeerId, packPath, wrapKey } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { Piece } from '../../replay/Piece.ts'
import type { WireJob } from '../../wire/calls.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { readStates } from '../states/readStates.ts'
import { evidenceAt, type SegmentRange, type States } from '../states/SegmentRange.ts'
import { segmentRangeOfDelivery } from '../states/segmentRangeOfDelivery.ts'
import { stateFile } from '../states/stateFile.ts'
import { packResult } from './packResult.ts'

/** A job without its key. */
export type PreparedJob = Omit<WireJob, 'wrappedKey'>

export type OwnJob = { assignment: Assignment; ledgerDelivery: LedgerDelivery; pieces: readonly Piece[] }

/**
 * Returns everything that a replay of pieces of ours needs, with the key wrapped for the peer that replays them.
 *
 * @throws NET_BLOB_MISSING when its data is no longer here, EXEC_*
 */
export async function jobFor(provider: Provider, job: OwnJob, peerId: PeerId): Promise<WireJob> {
  return withWrappedKey(provider, job.assignment, await prepareJob(provider, job), peerId)
}

/** Adds the key, wrapped for one peer. The rest is the same for every peer. */
export async function withWrappedKey(
  { keys }: Provider,
  { taskId, part, work }: Assignment,
  ready: PreparedJob,
  peerId: PeerId,
): Promise<WireJob> {
  const key = await keys.open(taskId, part, work!.sealedKey)
  return { ...ready, wrappedKey: Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key)) }
}

/** @throws NET_BLOB_MISSING, EXEC_* */
export async function prepareJob(
  provider: Provider,
  { assignment, ledgerDelivery, pieces }: OwnJob,
): Promise<PreparedJob> {
  const { manifest } = assignment.work!
  const { delivery } = ledgerDelivery
  const { terms } = provider.context.ledger.task(assignment.taskId)!
  const states = await readStates(provider, assignment)
  const range = segmentRangeOfDelivery(states, delivery, terms, manifest)
  if (!range) throw new MusterError('NET_BLOB_MISSING', 'the states of this delivery are missing')
  const prepared: PreparedJob['pieces'] = []
  for (const { from, to } of pieces) {
    const state = await packedState(provider, { assignment, range, states, position: from })
    const { digest, proof } = evidenceAt(range, states, to)
    prepared.push({ ...(state && { state }), endState: hiddenState(digest), endProof: [...proof] })
  }
  return {
    manifest,
    pieces: prepared,
    ...(manifest.checkerUnits !== undefined && { result: await packResult(provider, assignment) }),
  }
}

/** Packs the state at a position of a delivery; undefined at the beginning of a part. */
async function packedState(
  provider: Provider,
  {
    assignment,
    range,
    states,
    position,
  }: { assignment: Assignment; range: SegmentRange; states: States; position: number },
): Promise<PreparedJob['pieces'][number]['state']> {
  const { context, keys } = provider
  const { taskId, part } = assignment
  const { manifest, sealedKey, from } = assignment.work!
  const { terms } = context.ledger.task(taskId)!
  const index = range.from + position
  if (index === 0) return undefined
  const proof = range.tree.proof(position)
  // after a takeover, the start state is the one that the client dispatched
  if (index === from?.segments) return { ...from.state, proof }
  const start = states.get(index)
  if (!start) throw new MusterError('NET_BLOB_MISSING', `the state after segment ${index} is missing`)
  const { file, done } = await stateFile(provider, { assignment, terms, states, index })
  const blob = await packPath(path.resolve(file), {
    store: context.blobs,
    key: await keys.open(taskId, part, sealedKey),
    pin: { taskId, owner: peerOf(terms.peer), released: false },
  })
  await done()
  return {
    blob,
    digest: `0x${start.digest}`,
    units: BigInt(index) * BigInt(manifest.segmentUnits),
    proof,
  }
}
