import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { BlobId } from './BlobId.ts'
import type { BlobList } from './BlobList.ts'
import type { BlobStore } from './BlobStore.ts'
import { decodeManifest, type Manifest, maxEntries, maxManifestBytes } from './Manifest.ts'
import { openRecord, type RecordKeys, recordBytes, recordKeysOf } from './sealRecord.ts'

export type OpenOptions = { store: BlobStore; key: Buffer; signal?: AbortSignal }
export type OpenPathOptions = OpenOptions & {
  /** Limit on files and folders; a hundred thousand by default. */
  maxEntries?: number
}

/**
 * Yields the content of a blob that was packed as bytes, record by record. Throws NET_BLOB_CORRUPT,
 * NET_BLOB_MISSING.
 */
export async function* openBytes(id: BlobId, options: OpenOptions): AsyncGenerator<Buffer> {
  const reader = await SealedReader.open(id, options)
  try {
    for (let index = 0; index < reader.count; index++) yield await reader.record(index)
  } finally {
    await reader.close()
  }
}

/**
 * Unpacks a directory blob into the folder `target`, which must be absent or empty; the folder appears
 * complete or not at all. Throws NET_BLOB_UNSAFE when a path would leave the folder and NET_BLOB_TOO_LARGE when
 * there are too many, before anything is written.
 */
export async function unpackPath(id: BlobId, target: string, options: OpenPathOptions): Promise<Manifest> {
  const reader = await SealedReader.open(id, options)
  const staging = path.join(
    path.dirname(target),
    `.${path.basename(target)}.${randomBytes(6).toString('hex')}`,
  )
  try {
    const { manifest, next } = await readManifest(reader, options)
    await mkdir(staging, { mode: 0o700 })
    let index = next
    for (const file of manifest.files) {
      options.signal?.throwIfAborted()
      index = await writeFile(reader, index, path.join(staging, file.path), file)
    }
    if (index !== reader.count)
      throw new MusterError('NET_BLOB_UNSAFE', 'the blob has more records than its manifest lists')
    await moveIntoPlace(staging, target)
    return manifest
  } finally {
    await reader.close()
    await rm(staging, { recursive: true, force: true })
  }
}

/** Returns the names and sizes of the files in a directory blob without unpacking it. */
export async function listPath(id: BlobId, options: OpenPathOptions): Promise<Manifest> {
  const reader = await SealedReader.open(id, options)
  try {
    return (await readManifest(reader, options)).manifest
  } finally {
    await reader.close()
  }
}

async function readManifest(
  reader: SealedReader,
  { maxEntries: limit = maxEntries, signal }: OpenPathOptions,
): Promise<{ manifest: Manifest; next: number }> {
  if (reader.count === 0) throw new MusterError('NET_BLOB_UNSAFE', 'the blob has no manifest')
  const first = await reader.record(0)
  const length = first.length < 4 ? Number.POSITIVE_INFINITY : first.readUInt32BE(0)
  const records = Math.ceil((4 + length) / recordBytes)
  if (records > reader.count) throw new MusterError('NET_BLOB_UNSAFE', 'the blob has no manifest')
  const maxBytes = maxManifestBytes(limit)
  if (length > maxBytes)
    throw new MusterError('NET_BLOB_TOO_LARGE', `the manifest has ${length} bytes; ${maxBytes} are allowed`)
  const parts = [first]
  for (let index = 1; index < records; index++) parts.push(await reader.record(index))
  const all = Buffer.concat(parts)
  if (all.length !== 4 + length)
    throw new MusterError(
      'NET_BLOB_UNSAFE',
      `the manifest has ${all.length - 4} bytes, not the ${length} that it declares`,
    )
  return { manifest: await decodeManifest(all.subarray(4), { limit, signal }), next: records }
}

const nameErrors = new Set(['EEXIST', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL', 'ENOTDIR', 'EISDIR'])

async function writeFile(
  reader: SealedReader,
  first: number,
  file: string,
  entry: Manifest['files'][number],
) {
  // 'wx': the folder is new and private, so an existing file was put there by another program.
  const handle = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    .then(() => open(file, 'wx', entry.executable ? 0o700 : 0o600))
    .catch((cause: NodeJS.ErrnoException) => {
      // Names that this file system does not tell apart or does not support are no fault of the machine.
      if (!nameErrors.has(cause.code ?? '')) throw cause
      const name = JSON.stringify(entry.path.slice(0, 100))
      throw new MusterError('NET_BLOB_UNSAFE', `${name} cannot be written: ${cause.code}`, { cause })
    })
  let index = first
  try {
    for (let left = entry.bytes; left > 0; index++) {
      const content = index < reader.count ? await reader.record(index) : undefined
      const expected = Math.min(left, recordBytes)
      if (content?.length !== expected)
        throw new MusterError(
          'NET_BLOB_UNSAFE',
          `${entry.path} does not have the ${entry.bytes} bytes that the manifest lists`,
        )
      for (let at = 0; at < content.length; ) at += (await handle.write(content, at)).bytesWritten
      left -= expected
    }
    return index
  } finally {
    await handle.close()
  }
}

async function moveIntoPlace(staging: string, target: string): Promise<void> {
  const existing = await readdir(target).catch((error) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  )
  if (existing !== undefined && existing.length > 0) {
    throw new MusterError('NET_BLOB_UNSAFE', `${target} is not empty: choose an empty or new folder`)
  }
  if (existing !== undefined) await rmdir(target)
  await rename(staging, target)
}

/** Decrypts records one at a time, reading ahead in larger chunks. */
class SealedReader {
  readonly #list: BlobList
  readonly #data: FileHandle
  readonly #keys: RecordKeys
  #ahead: { first: number; end: number; bytes: Buffer } = { first: 0, end: 0, bytes: Buffer.alloc(0) }

  private constructor(list: BlobList, data: FileHandle, keys: RecordKeys) {
    this.#list = list
    this.#data = data
    this.#keys = keys
  }

  static async open(id: BlobId, { store, key }: OpenOptions): Promise<SealedReader> {
    return new SealedReader(await store.list(id), await store.openData(id), recordKeysOf(key))
  }

  get count(): number {
    return this.#list.count
  }

  async record(index: number): Promise<Buffer> {
    const { offsets } = this.#list
    if (index < this.#ahead.first || index >= this.#ahead.end) {
      const end = Math.min(index + 16, this.count)
      const length = offsets[end]! - offsets[index]!
      const { bytesRead, buffer } = await this.#data.read(
        Buffer.allocUnsafeSlow(length),
        0,
        length,
        offsets[index]!,
      )
      if (bytesRead !== length)
        throw new MusterError('NET_BLOB_CORRUPT', 'the data file of the blob is truncated')
      this.#ahead = { first: index, end, bytes: buffer }
    }
    const start = offsets[index]! - offsets[this.#ahead.first]!
    return openRecord(
      this.#keys,
      this.#ahead.bytes.subarray(start, start + offsets[index + 1]! - offsets[index]!),
    )
  }

  close(): Promise<void> {
    return this.#data.close()
  }
}
