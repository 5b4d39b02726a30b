import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import {
  BlobStore,
  createIdentity,
  type MemoryDirectory,
  type PeerNode,
  type PeerNodeOptions,
  type Pin,
  serveBlobs,
} from '../src/index.ts'
import { startNode } from './startNodes.ts'

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-blobs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function openStore(quotaBytes = 1 << 30, folder?: string): Promise<BlobStore> {
  return BlobStore.open({ folder: folder ?? (await temporaryFolder()), quotaBytes })
}

export const key = randomBytes(32)
export const pin: Pin = { taskId: 'task-1', owner: createIdentity().peerId, released: false }

/** Starts a node that serves its blob store. */
export async function startHolder(
  directory: MemoryDirectory,
  { quotaBytes = 1 << 30, ...options }: Partial<PeerNodeOptions> & { quotaBytes?: number } = {},
): Promise<{ node: PeerNode; store: BlobStore; folder: string }> {
  const folder = await temporaryFolder()
  const store = await openStore(quotaBytes, folder)
  const node = await startNode(directory, options)
  serveBlobs(node, { store })
  return { node, store, folder }
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
