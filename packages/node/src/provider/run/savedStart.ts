import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import type { CheckpointSource } from '@muster-network/executors'
import { type BlobId, fetchBlob, listPath, type PeerId } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { mostStateBytes } from '../../task/mostStateBytes.ts'
import type { SavedState } from '../../wire/calls.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { onlyFile, stagePart } from '../stage/stagePart.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'

/** A file takes at least a block, so that a swarm of empty ones counts too. */
const blockBytes = 4096

/** What a run in one piece can go on from: what we saved ourselves, else what those before us did. */
export function savedStateOf({ saved, work }: Pick<Tenure, 'saved' | 'work'>): SavedState | undefined {
  return saved?.state ?? work?.saves?.newest?.state
}

/** Without the state that was tried last; with `all`, without any: the next run begins anew. */
export function withoutSaved(tenure: Tenure, { all }: { all: boolean }): Tenure {
  const { saved, ...rest } = tenure
  if (!rest.work?.saves || (saved && !all)) return rest
  const { newest: _, ...saves } = rest.work.saves
  return { ...rest, work: { ...rest.work, saves } }
}

/**
 * Brings the state here that a run can go on from. It is a stranger's data: bounded before it is fetched and before it is
 * unpacked, and held against its digest by the executor. What cannot be used is forgotten, and the next one tried.
 */
export async function savedStart(
  provider: Provider,
  given: Tenure,
  terms: Terms,
  signal?: AbortSignal,
): Promise<CheckpointSource | undefined> {
  const { context, tenures, keys } = provider
  const { taskId, part } = given
  for (let tenure = given; ; ) {
    const state = savedStateOf(tenure)
    const saves = tenure.work?.saves
    if (!state || !saves) return undefined
    const key = await keys.open(taskId, part, saves.sealedKey)
    const folder = path.join(folderOf(provider, tenure), `saved-${state.digest.slice(2, 18)}`)
    try {
      const client = peerOf(terms.peer)
      const holders = [client, ...(saves.newest?.holders ?? []).filter((each) => each !== client)]
      await stageSaved(provider, tenure, { state, key, folder, holders, signal })
      const isFolder = tenure.work!.manifest.container !== undefined
      return { path: isFolder ? folder : await onlyFile(folder), key, digest: state.digest.slice(2) }
    } catch (error) {
      if (signal?.aborted) throw error
      await rm(folder, { recursive: true, force: true })
      context.note(taskId, 'checkpoint not usable', {
        part,
        why: hasCode(error) ? error.code : String(error),
      })
      tenure = tenures.change(tenureKey(tenure), (held) => withoutSaved(held, { all: false }))!
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
  { taskId, work }: Tenure,
  { state, key, folder, holders, signal = new AbortController().signal }: Staging,
): Promise<void> {
  const { manifest } = work!
  const blob = state.blob as BlobId
  const maxBytes = mostStateBytes(manifest)
  const keeping = { taskId, owner: holders[0]!, released: false }
  await fetchBlob(blob, { node: context.peer, store: context.blobs, holders, keeping, signal, maxBytes })
  const { files } = await listPath(blob, { store: context.blobs, key })
  const laid = files.reduce((sum, { bytes }) => sum + Math.max(bytes, blockBytes), 0)
  if (laid > maxBytes)
    throw new MusterError('NET_BLOB_UNSAFE', `a state of ${files.length} files takes ${laid} bytes`, {
      details: { bytes: laid, maxBytes },
    })
  await stagePart(context, { keptFor: taskId, blob, key, folder, holders, signal })
}
