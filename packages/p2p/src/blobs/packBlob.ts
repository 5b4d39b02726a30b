import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { BlobId } from './BlobId.ts'
import type { BlobStore, Keeping } from './BlobStore.ts'
import { decodeManifest, type Manifest } from './Manifest.ts'
import { type RecordKeys, recordBytes, recordKeysOf, sealRecord } from './sealRecord.ts'

export type PackOptions = { store: BlobStore; key: Buffer; keeping: Keeping; signal?: AbortSignal }

const readBytes = 16 * recordBytes

/** Seals bytes as a blob: a checkpoint, a result. */
export async function packBytes(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: PackOptions,
): Promise<BlobId> {
  return options.store.write(sealAll(content, recordKeysOf(options.key), options.signal), options.keeping)
}

/**
 * Seals a file or a directory with all below it. Each file begins a record of its own, so that changing one leaves the
 * records of the others as they were. Throws NET_BLOB_UNSAFE for links and devices: what they mean elsewhere is unknown.
 */
export async function packPath(source: string, options: PackOptions): Promise<BlobId> {
  const keys = recordKeysOf(options.key)
  const { manifest, roots } = await survey(source)
  async function* records(): AsyncGenerator<Buffer> {
    const json = Buffer.from(JSON.stringify(manifest))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(json.length)
    yield* sealAll([Buffer.concat([length, json])], keys, options.signal)
    for (const [index, file] of manifest.files.entries()) {
      yield* sealAll(contentOf(roots[index]!, file.bytes), keys, options.signal)
    }
  }
  return options.store.write(records(), options.keeping)
}

async function survey(source: string): Promise<{ manifest: Manifest; roots: string[] }> {
  const files: { file: string; path: string; bytes: number; executable: boolean }[] = []
  const visit = async (file: string, name: string): Promise<void> => {
    const found = await lstat(file)
    if (found.isDirectory()) {
      for (const entry of (await readdir(file)).sort())
        await visit(path.join(file, entry), name ? `${name}/${entry}` : entry)
    } else if (found.isFile()) {
      const executable = (found.mode & 0o100) !== 0
      files.push({ file, path: name || path.basename(file), bytes: found.size, executable })
    } else throw new MusterError('NET_BLOB_UNSAFE', `${file} is neither a file nor a folder`)
  }
  await visit(source, '')
  const entries = files.map(({ path, bytes, executable }) => ({ path, bytes, executable }))
  const manifest = decodeManifest(Buffer.from(JSON.stringify({ version: 1, files: entries })))
  return { manifest, roots: files.map(({ file }) => file) }
}

async function* contentOf(file: string, bytes: number): AsyncGenerator<Buffer> {
  // Not through a link that has taken the file's place since.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    for (let at = 0; at < bytes; ) {
      const want = Math.min(readBytes, bytes - at)
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(want), 0, want, at)
      if (bytesRead === 0)
        throw new MusterError('NET_BLOB_UNSAFE', `${file} became shorter while it was packed`)
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/** Cuts content into records of full size, but for the last, and seals them. */
async function* sealAll(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  keys: RecordKeys,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  let held: Uint8Array = Buffer.alloc(0)
  for await (const chunk of content) {
    signal?.throwIfAborted()
    const all = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    let at = 0
    for (; all.length - at >= recordBytes; at += recordBytes)
      yield sealRecord(keys, all.subarray(at, at + recordBytes))
    held = all.subarray(at)
  }
  if (held.length > 0) yield sealRecord(keys, held)
}
