import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { type CheckpointSource, maxResultEntries } from '@muster-network/executors'
import { type BlobId, fetchBlob, listPath, type PeerId } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { maxStateBytes } from '../../task/maxStateBytes.ts'
import { onlyFile, stageBlob } from '../../task/stageBlob.ts'
import type { SavedState } from '../../wire/calls.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'

/** Each file counts as at least one block, so that a swarm of empty files counts too. */
const blockBytes = 4096

/** The state that a run in one piece can resume from: our own saved state, or else that of an earlier executor. */
export function savedStateOf({ saved, work }: Pick<Assignment, 'saved' | 'work'>): SavedState | undefined {
  return saved?.state ?? work?.saves?.newest?.state
}

/** The assignment without the saved state that was tried last; with `all`, without any, so that the next run restarts. */
export function withoutSavedState(assignment: Assignment, { all }: { all: boolean }): Assignment {
  const { saved, ...rest } = assignment
  if (!rest.work?.saves || (saved && !all)) return rest
  const { newest: _, ...saves } = rest.work.saves
  return { ...rest, work: { ...rest.work, saves } }
}

/**
 * Stages the saved state that a run can resume from. It is a stranger's data: its size is checked before the fetch and before the
 * unpacking, and the executor verifies its digest. An unusable state is dropped and the next one tried.
 */
export async function stageSavedState(
  provider: Provider,
  current: Assignment,
  terms: Terms,
  signal?: AbortSignal,
): Promise<CheckpointSource | undefined> {
  const { context, assignments, keys } = provider
  const { taskId, part } = current
  for (let assignment = current; ; ) {
    const state = savedStateOf(assignment)
    const saves = assignment.work?.saves
    if (!state || !saves) return undefined
    const key = await keys.open(taskId, part, saves.sealedKey)
    const folder = path.join(folderOf(provider, assignment), `saved-${state.digest.slice(2, 18)}`)
    try {
      const client = peerOf(terms.peer)
      const holders = [client, ...(saves.newest?.holders ?? []).filter((each) => each !== client)]
      await stageSaved(provider, assignment, { state, key, folder, holders, signal })
      const isFolder = assignment.work!.manifest.container !== undefined
      return { path: isFolder ? folder : await onlyFile(folder), key, digest: state.digest.slice(2) }
    } catch (error) {
      if (signal?.aborted) throw error
      await rm(folder, { recursive: true, force: true })
      context.note(taskId, {
        step: 'checkpointUnusable',
        part,
        why: hasCode(error) ? error.code : String(error),
      })
      assignment = assignments.change(assignmentKey(assignment), (record) =>
        withoutSavedState(record, { all: false }),
      )!
    }
  }
}

type Staging = {
  state: SavedState
  key: Buffer
  folder: string
  holders: PeerId[]
  signal: AbortSignal | undefined
}

async function stageSaved(
  { context }: Provider,
  { taskId, work }: Assignment,
  { state, key, folder, holders, signal = new AbortController().signal }: Staging,
): Promise<void> {
  const { manifest } = work!
  const blob = state.blob as BlobId
  const maxBytes = maxStateBytes(manifest)
  const pin = { taskId, owner: holders[0]!, released: false }
  await fetchBlob(blob, { node: context.peer, store: context.blobs, holders, pin, signal, maxBytes })
  const maxEntries = manifest.container ? maxResultEntries : 1
  const { files } = await listPath(blob, { store: context.blobs, key, maxEntries })
  const unpackedBytes = files.reduce((sum, { bytes }) => sum + Math.max(bytes, blockBytes), 0)
  if (unpackedBytes > maxBytes)
    throw new MusterError(
      'NET_BLOB_TOO_LARGE',
      `a state of ${files.length} files needs ${unpackedBytes} bytes; the limit is ${maxBytes}`,
      {
        details: { bytes: unpackedBytes, maxBytes },
      },
    )
  await stageBlob(context, { pinName: taskId, blob, key, folder, holders, maxEntries, signal })
}
