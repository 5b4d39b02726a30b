import { rm } from 'node:fs/promises'
import type { Terms } from '@muster-network/chain'
import { anySignal, hasCode } from '@muster-network/core'
import type { Checkpoint, Run } from '@muster-network/executors'
import { type BlobId, packPath } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { currentRun } from '../states/readStates.ts'

const captureMs = 60_000

export type SaveOptions = {
  signal?: AbortSignal
  /** The state that was captured before the run ended, if it cannot be captured later. */
  captured?: Checkpoint | undefined
}

/**
 * Captures and seals the newest state of our run in one piece, and unpins the one before it.
 *
 * @throws EXEC_*, NET_BLOB_*
 */
export async function sealSavedState(
  provider: Provider,
  assignment: Assignment,
  terms: Terms,
  { signal, captured }: SaveOptions,
): Promise<void> {
  if (!assignment.work?.saves) return
  const run = await currentRun(provider, assignment)
  const checkpoint = (run && (await capture(run, signal))) ?? captured
  if (!checkpoint) return
  await seal(provider, assignmentKey(assignment), terms, checkpoint)
  await rm(checkpoint.path, { recursive: true, force: true })
}

/** Captures the state of a run. Returns undefined for a run whose program failed: its saved state may be the cause. */
async function capture(run: Run, signal: AbortSignal | undefined): Promise<Checkpoint | undefined> {
  const status = await run.status()
  if (status === 'starting' || status === 'paused') return undefined
  if (status === 'ended') {
    const outcome = await run.wait()
    const isHosts = outcome.kind === 'failed' && outcome.failure.fault === 'host'
    if (outcome.kind !== 'stopped' && !isHosts) return undefined
  }
  try {
    const late = AbortSignal.timeout(captureMs)
    return await run.checkpoint({ signal: signal ? anySignal([signal, late]) : late })
  } catch (error) {
    if (hasCode(error, 'EXEC_UNSUPPORTED', 'EXEC_ENDED')) return undefined
    throw error
  }
}

async function seal(provider: Provider, key: string, terms: Terms, checkpoint: Checkpoint): Promise<void> {
  const { context, assignments, keys } = provider
  const { taskId, part, saved, work } = assignments.get(key)!
  const { sealedKey, newest } = work!.saves!
  const digest = `0x${checkpoint.digest}` as const
  // a run that has just resumed still has its start state
  if (digest === saved?.state.digest || digest === newest?.state.digest) return
  const owner = peerOf(terms.peer)
  const blob = await packPath(checkpoint.path, {
    store: context.blobs,
    key: await keys.open(taskId, part, sealedKey),
    pin: { taskId, owner, released: false },
  })
  const state = { blob, digest, units: checkpoint.units }
  assignments.change(key, (record) => ({ ...record, saved: { state, isSent: false } }))
  const before = saved?.state.blob as BlobId | undefined
  if (before && before !== blob) await context.blobs.unpin(before, { taskId, owner })
}
