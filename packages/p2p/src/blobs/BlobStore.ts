import { randomBytes } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import { z } from 'zod'
import { PeerId } from '../identity/PeerId.ts'
import { type BlobId, isBlobId } from './BlobId.ts'
import { type BlobList, blobIdOfList, decodeBlobList, encodeBlobList, maxRecords } from './BlobList.ts'
import { PartialBlob } from './PartialBlob.ts'

/**
 * The reason a blob is stored: one task and its owner. The owner may order deletion; a released pin no longer
 * protects the blob from eviction.
 */
const Pin = z.object({
  taskId: z.string().max(200),
  owner: PeerId,
  released: z.boolean(),
  /**
   * Set when the owner asked this node to store the blob. Such a pin can be removed by the owner; a pin that
   * this node placed for its own work cannot.
   */
  asked: z.literal(true).optional(),
})
export type Pin = z.infer<typeof Pin>
/** The meta file of a blob. Its field name is part of the on-disk format. */
const Meta = z.object({ keepings: z.array(Pin).max(1000) })

type StoredBlob = { bytes: number; pins: Pin[]; usedAt: number }

export type BlobStoreOptions = {
  folder: string
  /** Total size limit of all blobs. */
  quotaBytes: number
}

/**
 * Share of the quota available to blobs received from peers. The rest is reserved for the node's own results:
 * a node that fetched blobs until its disk was full could not show its own work to a council.
 */
const receivedShare = 0.75

/** Sealed blobs on disk, by id. The store never sees a key, so its blobs can be served to anyone. */
export class BlobStore {
  readonly #folder: string
  readonly #quotaBytes: number
  readonly #blobs = new Map<BlobId, StoredBlob>()
  readonly #receiving = new Map<BlobId, Promise<PartialBlob>>()
  /** Interrupted downloads. They count towards the quota, can be resumed, and are evicted first. */
  readonly #interrupted = new Map<BlobId, { bytes: number; taskId: string | undefined }>()
  /** Meta files being written. */
  readonly #writing = new Map<BlobId, Promise<void>>()
  #usedBytes = 0
  #clock = 0

  private constructor(options: BlobStoreOptions) {
    this.#folder = options.folder
    this.#quotaBytes = options.quotaBytes
  }

  /** Loads the folder. Removes data without its list or pins: these are leftovers of an interrupted write. */
  static async open(options: BlobStoreOptions): Promise<BlobStore> {
    await mkdir(options.folder, { recursive: true, mode: 0o700 })
    const store = new BlobStore(options)
    for (const name of (await readdir(options.folder)).sort()) await store.#load(name)
    return store
  }

  get usedBytes(): number {
    return this.#usedBytes
  }

  has(id: BlobId): boolean {
    return this.#blobs.has(id)
  }

  /** Returns whether the store has a partial download of the blob. */
  hasPartial(id: BlobId): boolean {
    return this.#interrupted.has(id)
  }

  blobsOf(taskId: string): BlobId[] {
    return [...this.#blobs]
      .filter(([, blob]) => blob.pins.some((pin) => pin.taskId === taskId))
      .map(([id]) => id)
  }

  /** Returns the encoded list of a blob, as sent to peers. Throws NET_BLOB_MISSING. */
  async listBytes(id: BlobId): Promise<Buffer> {
    const blob = this.#blobs.get(id)
    if (blob === undefined)
      throw new MusterError('NET_BLOB_MISSING', `blob ${id.slice(0, 12)}… is not in the store`)
    blob.usedAt = ++this.#clock
    return readFile(this.#file(id, 'list'))
  }

  async list(id: BlobId): Promise<BlobList> {
    return decodeBlobList(await this.listBytes(id))
  }

  /** Opens the data of a complete blob; the caller closes the handle. Throws NET_BLOB_MISSING. */
  async openData(id: BlobId): Promise<FileHandle> {
    if (!this.#blobs.has(id))
      throw new MusterError('NET_BLOB_MISSING', `blob ${id.slice(0, 12)}… is not in the store`)
    return open(this.#file(id, 'data'), 'r')
  }

  /**
   * Writes sealed records as a new blob. Reserves space as records arrive, and releases all of it on failure.
   */
  async write(records: AsyncIterable<Buffer>, pin: Pin): Promise<BlobId> {
    const temporary = path.join(this.#folder, `${randomBytes(8).toString('hex')}.tmp`)
    const handle = await open(temporary, 'wx', 0o600)
    const entries: { hash: Buffer; bytes: number }[] = []
    let reserved = 0
    try {
      let batch: Buffer[] = []
      let batchBytes = 0
      const flush = async () => {
        await this.#reserve(batchBytes)
        reserved += batchBytes
        for (let rest = batch; rest.length > 0; ) {
          const { bytesWritten } = await handle.writev(rest)
          rest = dropWritten(rest, bytesWritten)
        }
        batch = []
        batchBytes = 0
      }
      for await (const record of records) {
        if (entries.length >= maxRecords)
          throw new MusterError('NET_LIMIT', 'a blob is limited to 64 GiB: split the data into several blobs')
        entries.push({ hash: blake3(record), bytes: record.length })
        batch.push(record)
        batchBytes += record.length
        if (batchBytes >= 1 << 20) await flush()
      }
      await flush()
      await handle.sync()
      await handle.close()
      const list = encodeBlobList(entries)
      const id = blobIdOfList(list)
      await this.#commit(id, { file: temporary, list, bytes: reserved, pin })
      return id
    } catch (error) {
      this.#usedBytes -= reserved
      await handle.close().catch(() => {})
      await rm(temporary, { force: true })
      throw error
    }
  }

  /**
   * Starts or resumes receiving a blob. Records left on disk by an earlier attempt are verified and reused;
   * records shared with the blobs in `reuse` are copied.
   */
  async startReceiving(id: BlobId, listBytes: Buffer, reuse: readonly BlobId[] = []): Promise<PartialBlob> {
    if (blobIdOfList(listBytes) !== id)
      throw new MusterError('NET_BLOB_CORRUPT', 'the list does not match the blob id')
    if (this.#receiving.has(id)) throw new MusterError('NET_REFUSED', 'this blob is already being received')
    const list = decodeBlobList(listBytes)
    const bytes = list.offsets[list.count]!
    const receiving = (async () => {
      const alreadyReserved = this.#interrupted.delete(id)
      if (!alreadyReserved) await this.#reserve(bytes, this.#quotaBytes * receivedShare)
      try {
        const partial = await PartialBlob.open(this.#file(id, 'part'), list)
        for (const other of reuse) {
          if (!this.has(other)) continue
          const [otherList, data] = [await this.list(other), await this.openData(other)]
          await partial.copyFrom(otherList, data).finally(() => data.close())
        }
        return partial
      } catch (error) {
        this.#usedBytes -= bytes
        throw error
      }
    })()
    this.#receiving.set(id, receiving)
    receiving.catch(() => this.#receiving.delete(id))
    return receiving
  }

  /**
   * Finishes receiving a blob. A complete blob is added to the store; an incomplete one stays on disk to be
   * resumed.
   */
  async finishReceiving(id: BlobId, listBytes: Buffer, partial: PartialBlob, pin: Pin): Promise<void> {
    const bytes = partial.list.offsets[partial.list.count]!
    try {
      await partial.close()
      if (partial.missingCount > 0) this.#interrupted.set(id, { bytes, taskId: pin.taskId })
      else await this.#commit(id, { file: this.#file(id, 'part'), list: listBytes, bytes, pin })
    } finally {
      this.#receiving.delete(id)
    }
  }

  /** Pins a blob for another task, or replaces the task's pin. Throws NET_BLOB_MISSING. */
  async pin(id: BlobId, pin: Pin): Promise<void> {
    const blob = this.#blobs.get(id)
    if (blob === undefined)
      throw new MusterError('NET_BLOB_MISSING', `blob ${id.slice(0, 12)}… is not in the store`)
    const { taskId, asked } = pin
    blob.pins = [...blob.pins.filter((other) => other.taskId !== taskId || other.asked !== asked), pin]
    await this.#writeMeta(id, blob)
  }

  /** Releases the pins of a finished task, so that its blobs may be evicted. */
  async release(taskId: string): Promise<void> {
    for (const id of this.blobsOf(taskId)) {
      const blob = this.#blobs.get(id)!
      blob.pins = blob.pins.map((pin) => (pin.taskId === taskId ? { ...pin, released: true } : pin))
      await this.#writeMeta(id, blob)
    }
  }

  /** The peers that may order the deletion of a task's data on this node. */
  ownersOf(taskId: string): PeerId[] {
    const pins = [...this.#blobs.values()].flatMap((blob) => blob.pins.filter((pin) => pin.taskId === taskId))
    return [...new Set(pins.map((pin) => pin.owner))]
  }

  /** Removes the task's pins, and the blobs that no other task pins. Returns the ids of the removed blobs. */
  async removeTask(taskId: string): Promise<BlobId[]> {
    const removed: BlobId[] = []
    for (const id of this.blobsOf(taskId)) {
      const blob = this.#blobs.get(id)!
      blob.pins = blob.pins.filter((pin) => pin.taskId !== taskId)
      if (blob.pins.length > 0) await this.#writeMeta(id, blob)
      else {
        await this.remove(id)
        removed.push(id)
      }
    }
    // After a restart the task of a partial download is unknown. Dropping it costs at most one fetch.
    for (const [id, part] of [...this.#interrupted]) {
      if (part.taskId === taskId || part.taskId === undefined) await this.#dropPartial(id)
    }
    return removed
  }

  /** Removes one pin. The blob is removed unless it has other pins. */
  async unpin(id: BlobId, { taskId, owner, asked }: Pick<Pin, 'taskId' | 'owner' | 'asked'>): Promise<void> {
    const blob = this.#blobs.get(id)
    if (blob === undefined) return
    blob.pins = blob.pins.filter((pin) => pin.taskId !== taskId || pin.owner !== owner || pin.asked !== asked)
    if (blob.pins.length > 0) await this.#writeMeta(id, blob)
    else await this.remove(id)
  }

  async #dropPartial(id: BlobId): Promise<void> {
    this.#usedBytes -= this.#interrupted.get(id)?.bytes ?? 0
    this.#interrupted.delete(id)
    await rm(this.#file(id, 'part'), { force: true })
  }

  async remove(id: BlobId): Promise<void> {
    const blob = this.#blobs.get(id)
    if (blob === undefined) return
    this.#blobs.delete(id)
    this.#usedBytes -= blob.bytes
    // The meta file goes first: data without it is removed at the next start.
    for (const kind of ['meta', 'data', 'list'] as const) await rm(this.#file(id, kind), { force: true })
  }

  /** Moves a complete data file into the store. `bytes` of it are already reserved. */
  async #commit(
    id: BlobId,
    { file, list, bytes, pin }: { file: string; list: Buffer; bytes: number; pin: Pin },
  ): Promise<void> {
    if (this.#blobs.has(id)) {
      await rm(file, { force: true })
      this.#usedBytes -= bytes
      return this.pin(id, pin)
    }
    const blob: StoredBlob = { bytes, pins: [pin], usedAt: ++this.#clock }
    await writeFile(this.#file(id, 'list'), list, { mode: 0o600, flush: true })
    await rename(file, this.#file(id, 'data'))
    await this.#writeMeta(id, blob)
    this.#blobs.set(id, blob)
  }

  /**
   * Reserves space. Evicts partial downloads first, then released blobs, least recently used first. Throws
   * NET_BLOB_QUOTA.
   */
  async #reserve(bytes: number, maxBytes = this.#quotaBytes): Promise<void> {
    while (this.#usedBytes + bytes > maxBytes) {
      const [interrupted] = this.#interrupted.keys()
      if (interrupted !== undefined) {
        await this.#dropPartial(interrupted)
        continue
      }
      const evictable = [...this.#blobs].filter(([, blob]) => blob.pins.every((pin) => pin.released))
      const oldest = evictable.sort(([, a], [, b]) => a.usedAt - b.usedAt)[0]
      if (oldest === undefined) {
        throw new MusterError('NET_BLOB_QUOTA', `${bytes} more bytes exceed the blob quota`, {
          details: { bytes, usedBytes: this.#usedBytes, quotaBytes: maxBytes },
        })
      }
      await this.remove(oldest[0])
    }
    this.#usedBytes += bytes
  }

  async #load(name: string): Promise<void> {
    const [id, kind] = name.split('.') as [string, string]
    if (!isBlobId(id)) return void (await rm(path.join(this.#folder, name), { force: true, recursive: true }))
    if (kind === 'part') {
      const { size } = await stat(this.#file(id, 'part'))
      this.#interrupted.set(id, { bytes: size, taskId: undefined })
      this.#usedBytes += size
    }
    if (kind !== 'data') return
    try {
      const { keepings } = Meta.parse(JSON.parse(await readFile(this.#file(id, 'meta'), 'utf8')))
      const list = await readFile(this.#file(id, 'list'))
      const { size: bytes } = await stat(this.#file(id, 'data'))
      const decoded = decodeBlobList(list)
      if (blobIdOfList(list) !== id || decoded.offsets[decoded.count] !== bytes) throw new Error('damaged')
      this.#blobs.set(id, { bytes, pins: keepings, usedAt: ++this.#clock })
      this.#usedBytes += bytes
    } catch {
      for (const part of ['meta', 'data', 'list'] as const) await rm(this.#file(id, part), { force: true })
    }
  }

  /** Writes are serialised per blob: two concurrent writers would rename each other's temporary file away. */
  async #writeMeta(id: BlobId, blob: StoredBlob): Promise<void> {
    const writing = (this.#writing.get(id) ?? Promise.resolve())
      .catch(() => {})
      .then(async () => {
        const file = this.#file(id, 'meta')
        const meta = JSON.stringify({ keepings: blob.pins })
        await writeFile(`${file}.new`, meta, { mode: 0o600, flush: true })
        await rename(`${file}.new`, file)
      })
    this.#writing.set(id, writing)
    try {
      await writing
    } finally {
      if (this.#writing.get(id) === writing) this.#writing.delete(id)
    }
  }

  #file(id: BlobId, kind: 'data' | 'list' | 'meta' | 'part'): string {
    return path.join(this.#folder, `${id}.${kind}`)
  }
}

function dropWritten(buffers: Buffer[], written: number): Buffer[] {
  let left = written
  return buffers.flatMap((buffer) => {
    const skip = Math.min(left, buffer.length)
    left -= skip
    return skip === buffer.length ? [] : [buffer.subarray(skip)]
  })
}
