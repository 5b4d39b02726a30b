import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import type { RoleContext } from '../../role/RoleContext.ts'

export type ToStage = {
  /** What it is kept for: a task, or a seat. */
  keptFor: string
  blob: string
  key: Buffer
  /** Where to unpack it: complete, or not there. */
  folder: string
  /** Who may have it; whoever is first may order its deletion. */
  holders: readonly PeerId[]
  /** A larger one is refused before it takes any space. */
  maxBytes?: number
  signal: AbortSignal
}

/**
 * Fetches a sealed folder and unpacks it; what is there already stays. Every record is checked against the blob's id, and
 * the id against the manifest that the terms name.
 *
 * @throws NET_*
 */
export async function stagePart(
  context: Pick<RoleContext, 'peer' | 'blobs'>,
  { keptFor, blob, key, folder, holders, maxBytes, signal }: ToStage,
): Promise<void> {
  if (existsSync(folder)) return
  const id = blob as BlobId
  const keeping = { taskId: keptFor, owner: holders[0]!, released: false }
  const from = { node: context.peer, store: context.blobs, holders, keeping, signal, retries: 2 }
  await fetchBlob(id, { ...from, ...(maxBytes !== undefined && { maxBytes }) })
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
  await unpackPath(id, folder, { store: context.blobs, key, signal })
}

/** The one file of a folder: states are packed as such. @throws RangeError */
export async function onlyFile(folder: string): Promise<string> {
  const [name, ...others] = await readdir(folder)
  if (!name || others.length > 0) throw new RangeError('a state is one file')
  return path.join(folder, name)
}
