import { rm } from 'node:fs/promises'
import type { Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { Checkpoint, Run } from '@muster-network/executors'
import { type BlobId, packPath } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { Provider } from '../Provider.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'
import { currentRun } from './readStates.ts'

const captureMs = 60_000

export type SaveOptions = {
  signal?: AbortSignal
  /** What was captured of a run before it ended, where that cannot be done later. */
  captured?: Checkpoint | undefined
}

/**
 * Seals what our run in one piece has saved, if that is new, in place of what was sealed before.
 *
 * @throws EXEC_*, NET_BLOB_*
 */
export async function saveRun(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  { signal, captured }: SaveOptions,
): Promise<void> {
  if (!tenure.work?.saves) return
  const run = await currentRun(provider, tenure)
  const taken = (run && (await capture(run, signal))) ?? captured
  if (!taken) return
  await seal(provider, tenureKey(tenure), terms, taken)
  await rm(taken.path, { recursive: true, force: true })
}

/** What can be captured of a run now; nothing of one that failed by itself: what it saved may be why. */
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
    return await run.checkpoint({ signal: signal ? AbortSignal.any([signal, late]) : late })
  } catch (error) {
    if (hasCode(error, 'EXEC_UNSUPPORTED', 'EXEC_ENDED')) return undefined
    throw error
  }
}

async function seal(provider: Provider, key: string, terms: Terms, taken: Checkpoint): Promise<void> {
  const { context, tenures, keys } = provider
  const { taskId, part, saved, work } = tenures.get(key)!
  const { sealedKey, newest } = work!.saves!
  const digest = `0x${taken.digest}` as const
  // a run that has only just begun has what it was given
  if (digest === saved?.state.digest || digest === newest?.state.digest) return
  const owner = peerOf(terms.peer)
  const blob = await packPath(taken.path, {
    store: context.blobs,
    key: await keys.open(taskId, part, sealedKey),
    keeping: { taskId, owner, released: false },
  })
  const state = { blob, digest, units: taken.units }
  tenures.change(key, (held) => ({ ...held, saved: { state, given: false } }))
  const before = saved?.state.blob as BlobId | undefined
  if (before && before !== blob) await context.blobs.letGo(before, { taskId, owner })
}
