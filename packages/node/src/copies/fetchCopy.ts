import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Hex, Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { resultDigest } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath, unwrapKey } from '@muster-network/p2p'
import { onlyFile } from '../provider/stage/stagePart.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import { contentOf } from '../task/taskCommitments.ts'
import { takeCopy } from '../wire/calls.ts'
import type { ComparedCopy } from './comparedCopies.ts'
import { sha256Of } from './sha256Of.ts'

export type CopyPlace = {
  taskId: Hex
  terms: Terms
  /** Where to unpack it; emptied first. */
  folder: string
  /** What the sealed blobs are kept for, until the caller removes them. */
  keptFor: string
  signal: AbortSignal
}

/** A result as its executor served it, and what its task says about comparing it. */
export type FetchedCopy = {
  dir: string
  manifest: TaskManifest
  /** The client's own equivalence function. */
  judge?: string
}

/** Larger files are not compared anyway; with what sealing and small files add. */
const mostResultBytes = 2 ** 30 + 2 ** 26
const mostJudgeBytes = 2 ** 26
const askMs = 10_000

/**
 * Has the executor of a copy show its result, and sees that it is the one that was opened on the chain, of the work that
 * was posted. Any node of the operator may have it.
 *
 * @throws PROVIDER_WRONG_RESULT, PROVIDER_WRONG_WORK, NET_*
 */
export async function fetchCopy(
  context: Pick<RoleContext, 'peer' | 'blobs' | 'identity' | 'directory'>,
  copy: ComparedCopy,
  place: CopyPlace,
): Promise<FetchedCopy> {
  let failure: unknown = new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
  for (const holder of context.directory.peersOf(copy.executor)) {
    try {
      return await fetchFrom(context, holder, copy, place)
    } catch (error) {
      place.signal.throwIfAborted()
      failure = error
    }
  }
  throw failure
}

async function fetchFrom(
  context: Pick<RoleContext, 'peer' | 'blobs' | 'identity'>,
  holder: PeerId,
  { deliveryId, part, result }: ComparedCopy,
  { taskId, terms, folder, keptFor, signal }: CopyPlace,
): Promise<FetchedCopy> {
  const served = await context.peer.call(holder, takeCopy, { deliveryId }, { signal, timeoutMs: askMs })
  const { manifest } = served
  if (contentOf(manifest) !== terms.content)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the copy served is not of the work that was posted')
  const key = await unwrapKey(context.identity, `${taskId}/${part}`, served.wrappedKey)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dir = await take(served.result, 'result', mostResultBytes)
  if (`0x${(await resultDigest(dir)).digest}` !== result)
    throw new MusterError('PROVIDER_WRONG_RESULT', 'the result served is not the one that was opened')
  if (manifest.equivalence?.how !== 'wasm') return { dir, manifest }
  if (!served.judge) throw new MusterError('PROVIDER_WRONG_WORK', 'the equivalence function was not served')
  const judge = await onlyFile(await take(served.judge, 'judge', mostJudgeBytes))
  if ((await sha256Of(judge)) !== manifest.equivalence.sha256)
    throw new MusterError('PROVIDER_WRONG_WORK', 'the equivalence function served is not the one posted')
  return { dir, manifest, judge }

  async function take(blob: string, name: string, maxBytes: number): Promise<string> {
    const id = blob as BlobId
    // released: when a crash keeps us from removing it, it goes as soon as space is short
    const keeping = { taskId: keptFor, owner: holder, released: true }
    const { peer, blobs } = context
    await fetchBlob(id, {
      node: peer,
      store: blobs,
      holders: [holder],
      keeping,
      signal,
      retries: 1,
      maxBytes,
    })
    const target = path.join(folder, name)
    await unpackPath(id, target, { store: blobs, key, signal })
    return target
  }
}
