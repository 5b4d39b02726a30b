import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId, unpackPath, unwrapKey } from '@muster-network/p2p'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { contentOf } from '../../task/taskCommitments.ts'

/** A part's program and data, verified and unpacked, with the key that opened them. */
export type StagedPart = { folder: string; key: Buffer }

/**
 * Fetches a part from whoever holds it and unpacks it. The manifest must be the one that the terms name: nobody can have
 * an executor or a seat run something else than what was posted.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function stagePart(
  context: Pick<RoleContext, 'identity' | 'peer' | 'blobs'>,
  work: {
    taskId: Hex
    part: number
    content: Hex
    manifest: TaskManifest
    wrappedKey: Uint8Array
    folder: string
  },
  holders: readonly PeerId[],
  signal?: AbortSignal,
): Promise<StagedPart> {
  if (contentOf(work.manifest) !== work.content || !work.manifest.parts[work.part])
    throw new MusterError('PROVIDER_WRONG_WORK', 'the work handed over is not the one that was posted')
  const key = await unwrapKey(context.identity, `${work.taskId}/${work.part}`, work.wrappedKey)
  const blob = work.manifest.parts[work.part]!.blob as BlobId
  const keeping = { taskId: work.taskId, owner: holders[0]!, released: false }
  await fetchBlob(blob, {
    node: context.peer,
    store: context.blobs,
    holders,
    keeping,
    ...(signal && { signal }),
  })
  const folder = path.join(work.folder, 'work')
  await mkdir(work.folder, { recursive: true, mode: 0o700 })
  await unpackPath(blob, folder, { store: context.blobs, key })
  return { folder, key }
}
