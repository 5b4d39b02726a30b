import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import type { RoleContext } from '../role/RoleContext.ts'

export type BlobToStage = {
  /** Name of the pin on the blob: a task, or a seat. */
  pinName: string
  blob: string
  key: Buffer
  /** Target folder. Atomic: it is complete or does not exist. */
  folder: string
  /** Peers that may serve the blob; the first one may order its deletion. */
  holders: readonly PeerId[]
  /** A larger blob is rejected before it is fetched. */
  maxBytes?: number
  /** A folder with more files and folders is rejected before it is unpacked. */
  maxEntries?: number
  signal: AbortSignal
}

/**
 * Fetches a sealed folder and unpacks it; does nothing when the folder exists. The fetch verifies every record against the
 * blob's id, and the caller has verified the id against the manifest that the terms name.
 *
 * @throws NET_*
 */
export async function stageBlob(
  context: Pick<RoleContext, 'peer' | 'blobs'>,
  { pinName, blob, key, folder, holders, maxBytes, maxEntries, signal }: BlobToStage,
): Promise<void> {
  if (existsSync(folder)) return
  const id = blob as BlobId
  const pin = { taskId: pinName, owner: holders[0]!, released: false }
  const from = { node: context.peer, store: context.blobs, holders, pin, signal, retries: 2 }
  await fetchBlob(id, { ...from, ...(maxBytes !== undefined && { maxBytes }) })
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
  const opened = { store: context.blobs, key, signal }
  await unpackPath(id, folder, { ...opened, ...(maxEntries !== undefined && { maxEntries }) })
}

/** Returns the only file of a folder: a state is packed as one file. @throws NET_BLOB_UNSAFE */
export async function onlyFile(folder: string): Promise<string> {
  const [entry, ...others] = await readdir(folder, { withFileTypes: true })
  // a folder here would look like a fault of this machine to the code that reads it
  if (!entry?.isFile() || others.length > 0)
    throw new MusterError('NET_BLOB_UNSAFE', 'a state must be one file')
  return path.join(folder, entry.name)
}
