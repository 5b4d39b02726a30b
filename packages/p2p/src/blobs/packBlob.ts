import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { BlobId } from './BlobId.ts'
import type { BlobStore, Pin } from './BlobStore.ts'
import { decodeManifest, encodeManifest, type Manifest } from './Manifest.ts'
import { type RecordKeys, recordBytes, recordKeysOf, sealRecord } from './sealRecord.ts'

export type PackOptions = { store: BlobStore; key: Buffer; pin: Pin; signal?: AbortSignal }

const readBytes = 16 * recordBytes

/** Seals bytes, such as a checkpoint or a result, as a blob. */
export async function packBytes(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: PackOptions,
): Promise<BlobId> {
  return options.store.write(sealAll(content, recordKeysOf(options.key), options.signal), options.pin)
}

/**
 * Seals a file, or a directory with everything below it. Each file starts a new record, so changing one file
 * leaves the records of the others unchanged. Throws NET_BLOB_UNSAFE for links and devices: their meaning on
 * another machine is unknown.
 */
export async function packPath(source: string, options: PackOptions): Promise<BlobId> {
  const keys = recordKeysOf(options.key)
  const { manifest, sources } = await listFiles(source)
  async function* records(): AsyncGenerator<Buffer> {
    const json = encodeManifest(manifest)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(json.length)
    yield* sealAll([Buffer.concat([length, json])], keys, options.signal)
    for (const [index, file] of manifest.files.entries()) {
      yield* sealAll(contentOf(sources[index]!, file.bytes), keys, options.signal)
    }
  }
  return options.store.write(records(), options.pin)
}

async function listFiles(source: string): Promise<{ manifest: Manifest; sources: string[] }> {
  const files: { file: string; path: string; bytes: number; executable: boolean }[] = []
  const visit = async (file: string, name: string): Promise<void> => {
    const stats = await lstat(file)
    if (stats.isDirectory()) {
      for (const entry of (await readdir(file)).sort())
        await visit(path.join(file, entry), name ? `${name}/${entry}` : entry)
    } else if (stats.isFile()) {
      const executable = (stats.mode & 0o100) !== 0
      files.push({ file, path: name || path.basename(file), bytes: stats.size, executable })
    } else throw new MusterError('NET_BLOB_UNSAFE', `${file} is neither a file nor a folder`)
  }
  await visit(source, '')
  const entries = files.map(({ path, bytes, executable }) => ({ path, bytes, executable }))
  // refuses here what the peer that unpacks the blob would refuse
  const manifest = await decodeManifest(encodeManifest({ version: 1, files: entries }))
  return { manifest, sources: files.map(({ file }) => file) }
}

async function* contentOf(file: string, bytes: number): AsyncGenerator<Buffer> {
  // Refuses a symlink that has replaced the file since it was listed.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    for (let at = 0; at < bytes; ) {
      const want = Math.min(readBytes, bytes - at)
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(want), 0, want, at)
      if (bytesRead === 0)
        throw new MusterError('NET_BLOB_UNSAFE', `${file} shrank while it was being packed`)
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/** Splits content into records of full size (the last may be shorter) and seals them. */
async function* sealAll(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  keys: RecordKeys,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  let pending: Uint8Array = Buffer.alloc(0)
  for await (const chunk of content) {
    signal?.throwIfAborted()
    const all = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    let at = 0
    for (; all.length - at >= recordBytes; at += recordBytes)
      yield sealRecord(keys, all.subarray(at, at + recordBytes))
    pending = all.subarray(at)
  }
  if (pending.length > 0) yield sealRecord(keys, pending)
}
