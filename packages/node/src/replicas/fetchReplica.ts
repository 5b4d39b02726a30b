import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Hex, Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { maxResultEntries, resultDigest } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath, unwrapKey } from '@muster-network/p2p'
import type { RoleContext } from '../role/RoleContext.ts'
import { onlyFile } from '../task/stageBlob.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import { contentOf } from '../task/taskCommitments.ts'
import { fetchReplicaFrom } from '../wire/calls.ts'
import type { ComparedReplica } from './comparedReplicas.ts'
import { sha256Of } from './sha256Of.ts'

export type ReplicaSource = {
  taskId: Hex
  terms: Terms
  /** Target folder; emptied first. */
  folder: string
  /** Name of the pin on the sealed blobs, until the caller removes them. */
  pinName: string
  signal: AbortSignal
}

/** A served result, and the manifest with the rule for comparing it. */
export type FetchedReplica = {
  dir: string
  manifest: TaskManifest
  /** The client's own equivalence function. */
  comparator?: string
}

/** Larger results are not compared. Includes the overhead of sealing and small files. */
const maxResultBytes = 2 ** 30 + 2 ** 26
const maxComparatorBytes = 2 ** 26
const askMs = 10_000

/**
 * Fetches the result of a replica from any node of its executor. Verifies that it is the result that was opened on the chain, and
 * that its work is the posted one.
 *
 * @throws PROVIDER_WRONG_RESULT, PROVIDER_WRONG_WORK, NET_*
 */
export async function fetchReplica(
  context: Pick<RoleContext, 'peer' | 'blobs' | 'identity' | 'directory'>,
  replica: ComparedReplica,
  source: ReplicaSource,
): Promise<FetchedReplica> {
  let failure: unknown = new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
  for (const holder of context.directory.peersOf(replica.executor)) {
    try {
      return await fetchFrom(context, holder, replica, source)
    } catch (error) {
      source.signal.throwIfAborted()
      failure = error
    }
  }
  throw failure
}

async function fetchFrom(
  context: Pick<RoleContext, 'peer' | 'blobs' | 'identity'>,
  holder: PeerId,
  { deliveryId, part, result }: ComparedReplica,
  { taskId, terms, folder, pinName, signal }: ReplicaSource,
): Promise<FetchedReplica> {
  const served = await context.peer.call(
    holder,
    fetchReplicaFrom,
    { deliveryId },
    { signal, timeoutMs: askMs },
  )
  const { manifest } = served
  if (contentOf(manifest) !== terms.content)
    throw new MusterError(
      'PROVIDER_WRONG_WORK',
      'the served replica belongs to other work than the posted one',
    )
  const key = await unwrapKey(context.identity, `${taskId}/${part}`, served.wrappedKey)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dir = await take(served.result, 'result', { maxBytes: maxResultBytes, maxEntries: maxResultEntries })
  if (`0x${(await resultDigest(dir)).digest}` !== result)
    throw new MusterError('PROVIDER_WRONG_RESULT', 'the served result is not the opened one')
  if (manifest.equivalence?.how !== 'wasm') return { dir, manifest }
  if (!served.comparator)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the equivalence function was not served')
  const comparator = await onlyFile(
    await take(served.comparator, 'comparator', { maxBytes: maxComparatorBytes, maxEntries: 1 }),
  )
  if ((await sha256Of(comparator)) !== manifest.equivalence.sha256)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the served equivalence function is not the posted one')
  return { dir, manifest, comparator }

  async function take(
    blob: string,
    name: string,
    { maxBytes, maxEntries }: { maxBytes: number; maxEntries: number },
  ): Promise<string> {
    const id = blob as BlobId
    // released: after a crash the blob is evicted as soon as space is short
    const pin = { taskId: pinName, owner: holder, released: true }
    const { peer, blobs } = context
    await fetchBlob(id, {
      node: peer,
      store: blobs,
      holders: [holder],
      pin,
      signal,
      retries: 1,
      maxBytes,
    })
    const target = path.join(folder, name)
    await unpackPath(id, target, { store: blobs, key, signal, maxEntries })
    return target
  }
}
