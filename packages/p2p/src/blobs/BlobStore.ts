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

/** For whom a blob is kept. The owner may order its deletion; a released one may go when space is short. */
const Keeping = z.object({ taskId: z.string().max(200), owner: PeerId, released: z.boolean() })
export type Keeping = z.infer<typeof Keeping>
const Meta = z.object({ keepings: z.array(Keeping).max(1000) })

type Held = { bytes: number; keepings: Keeping[]; usedAt: number }

export type BlobStoreOptions = {
  folder: string
  /** The most that all blobs may take together. */
  quotaBytes: number
}

/** Sealed blobs on disk, by id. It never sees a key: what it holds can be served by anybody. */
export class BlobStore {
  readonly #folder: string
  readonly #quotaBytes: number
  readonly #held = new Map<BlobId, Held>()
  readonly #receiving = new Map<BlobId, Promise<PartialBlob>>()
  /** Receptions that were interrupted: counted, taken up again, and the first to go. */
  readonly #interrupted = new Map<BlobId, { bytes: number; taskId: string | undefined }>()
  /** Keepings that are being written. */
  readonly #writing = new Map<BlobId, Promise<void>>()
  #usedBytes = 0
  #clock = 0

  private constructor(options: BlobStoreOptions) {
    this.#folder = options.folder
    this.#quotaBytes = options.quotaBytes
  }

  /** Reads what is there. Data without its list or keepings is the rest of something interrupted, and goes. */
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
    return this.#held.has(id)
  }

  /** Whether an interrupted reception of the blob lies here. */
  hasPart(id: BlobId): boolean {
    return this.#interrupted.has(id)
  }

  blobsOf(taskId: string): BlobId[] {
    return [...this.#held]
      .filter(([, held]) => held.keepings.some((one) => one.taskId === taskId))
      .map(([id]) => id)
  }

  /** The blob's list as it is sent to others. Throws NET_BLOB_MISSING. */
  async listBytes(id: BlobId): Promise<Buffer> {
    const held = this.#held.get(id)
    if (held === undefined) throw new MusterError('NET_BLOB_MISSING', `blob ${id.slice(0, 12)}… is not here`)
    held.usedAt = ++this.#clock
    return readFile(this.#file(id, 'list'))
  }

  async list(id: BlobId): Promise<BlobList> {
    return decodeBlobList(await this.listBytes(id))
  }

  /** The data of a complete blob; close it. Throws NET_BLOB_MISSING. */
  async openData(id: BlobId): Promise<FileHandle> {
    if (!this.#held.has(id)) throw new MusterError('NET_BLOB_MISSING', `blob ${id.slice(0, 12)}… is not here`)
    return open(this.#file(id, 'data'), 'r')
  }

  /** Writes sealed records as a new blob. Space is taken as they come; all is undone on failure. */
  async write(records: AsyncIterable<Buffer>, keeping: Keeping): Promise<BlobId> {
    const temporary = path.join(this.#folder, `${randomBytes(8).toString('hex')}.tmp`)
    const handle = await open(temporary, 'wx', 0o600)
    const entries: { hash: Buffer; bytes: number }[] = []
    let taken = 0
    try {
      let batch: Buffer[] = []
      let batchBytes = 0
      const flush = async () => {
        await this.#take(batchBytes)
        taken += batchBytes
        for (let rest = batch; rest.length > 0; ) {
          const { bytesWritten } = await handle.writev(rest)
          rest = after(rest, bytesWritten)
        }
        batch = []
        batchBytes = 0
      }
      for await (const record of records) {
        if (entries.length >= maxRecords) throw new MusterError('NET_LIMIT', 'a blob holds 64 GiB at most')
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
      await this.#keep(id, temporary, list, taken, keeping)
      return id
    } catch (error) {
      this.#usedBytes -= taken
      await handle.close().catch(() => {})
      await rm(temporary, { force: true })
      throw error
    }
  }

  /**
   * Begins or takes up again the reception of a blob: what an earlier attempt left on disk is checked and kept, and
   * records that blobs in `reuse` have too are copied.
   */
  async receive(id: BlobId, listBytes: Buffer, reuse: readonly BlobId[] = []): Promise<PartialBlob> {
    if (blobIdOfList(listBytes) !== id)
      throw new MusterError('NET_BLOB_CORRUPT', 'the list is not that of the blob')
    if (this.#receiving.has(id)) throw new MusterError('NET_REFUSED', 'this blob is being received already')
    const list = decodeBlobList(listBytes)
    const bytes = list.offsets[list.count]!
    const receiving = (async () => {
      const counted = this.#interrupted.delete(id)
      if (!counted) await this.#take(bytes)
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

  /** The reception is over: complete, it becomes a blob of the store; otherwise it stays to be taken up again. */
  async received(id: BlobId, listBytes: Buffer, partial: PartialBlob, keeping: Keeping): Promise<void> {
    const bytes = partial.list.offsets[partial.list.count]!
    try {
      await partial.close()
      if (partial.missingCount > 0) this.#interrupted.set(id, { bytes, taskId: keeping.taskId })
      else await this.#keep(id, this.#file(id, 'part'), listBytes, bytes, keeping)
    } finally {
      this.#receiving.delete(id)
    }
  }

  /** Keeps a blob for one more task. */
  async keepFor(id: BlobId, keeping: Keeping): Promise<void> {
    const held = this.#held.get(id)
    if (held === undefined) throw new MusterError('NET_BLOB_MISSING', `blob ${id.slice(0, 12)}… is not here`)
    held.keepings = [...held.keepings.filter((one) => one.taskId !== keeping.taskId), keeping]
    await this.#writeMeta(id, held)
  }

  /** The task is over: its blobs may go when space is needed. */
  async release(taskId: string): Promise<void> {
    for (const id of this.blobsOf(taskId)) {
      const held = this.#held.get(id)!
      held.keepings = held.keepings.map((one) => (one.taskId === taskId ? { ...one, released: true } : one))
      await this.#writeMeta(id, held)
    }
  }

  /** Who may order the deletion of a task's data here. */
  ownersOf(taskId: string): PeerId[] {
    const owners = [...this.#held.values()].flatMap((held) =>
      held.keepings.filter((one) => one.taskId === taskId),
    )
    return [...new Set(owners.map((one) => one.owner))]
  }

  /** Removes what is kept for this task alone, and the task from the rest. Returns the ids that are gone. */
  async removeTask(taskId: string): Promise<BlobId[]> {
    const gone: BlobId[] = []
    for (const id of this.blobsOf(taskId)) {
      const held = this.#held.get(id)!
      held.keepings = held.keepings.filter((one) => one.taskId !== taskId)
      if (held.keepings.length > 0) await this.#writeMeta(id, held)
      else {
        await this.remove(id)
        gone.push(id)
      }
    }
    // After a restart it is not known whose an interrupted reception was: it costs a fetch at most.
    for (const [id, part] of [...this.#interrupted]) {
      if (part.taskId === taskId || part.taskId === undefined) await this.#forgetPart(id)
    }
    return gone
  }

  /** A task, by its owner, needs the blob no more: it goes unless it is kept for another. */
  async letGo(id: BlobId, { taskId, owner }: Pick<Keeping, 'taskId' | 'owner'>): Promise<void> {
    const held = this.#held.get(id)
    if (held === undefined) return
    held.keepings = held.keepings.filter((one) => one.taskId !== taskId || one.owner !== owner)
    if (held.keepings.length > 0) await this.#writeMeta(id, held)
    else await this.remove(id)
  }

  async #forgetPart(id: BlobId): Promise<void> {
    this.#usedBytes -= this.#interrupted.get(id)?.bytes ?? 0
    this.#interrupted.delete(id)
    await rm(this.#file(id, 'part'), { force: true })
  }

  async remove(id: BlobId): Promise<void> {
    const held = this.#held.get(id)
    if (held === undefined) return
    this.#held.delete(id)
    this.#usedBytes -= held.bytes
    // Keepings first: data without them is removed at the next start.
    for (const kind of ['meta', 'data', 'list'] as const) await rm(this.#file(id, kind), { force: true })
  }

  async #keep(id: BlobId, file: string, list: Buffer, bytes: number, keeping: Keeping): Promise<void> {
    if (this.#held.has(id)) {
      await rm(file, { force: true })
      this.#usedBytes -= bytes
      return this.keepFor(id, keeping)
    }
    const held: Held = { bytes, keepings: [keeping], usedAt: ++this.#clock }
    await writeFile(this.#file(id, 'list'), list, { mode: 0o600, flush: true })
    await rename(file, this.#file(id, 'data'))
    await this.#writeMeta(id, held)
    this.#held.set(id, held)
  }

  /** Makes room, evicting what has been released, the longest unused first. Throws NET_BLOB_QUOTA. */
  async #take(bytes: number): Promise<void> {
    while (this.#usedBytes + bytes > this.#quotaBytes) {
      const [interrupted] = this.#interrupted.keys()
      if (interrupted !== undefined) {
        await this.#forgetPart(interrupted)
        continue
      }
      const free = [...this.#held].filter(([, held]) => held.keepings.every((one) => one.released))
      const oldest = free.sort(([, a], [, b]) => a.usedAt - b.usedAt)[0]
      if (oldest === undefined) {
        throw new MusterError('NET_BLOB_QUOTA', `${bytes} more bytes do not fit into the quota`, {
          details: { bytes, usedBytes: this.#usedBytes, quotaBytes: this.#quotaBytes },
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
      this.#held.set(id, { bytes, keepings, usedAt: ++this.#clock })
      this.#usedBytes += bytes
    } catch {
      for (const part of ['meta', 'data', 'list'] as const) await rm(this.#file(id, part), { force: true })
    }
  }

  /** One after the other for each blob: two that want it at once would take the file from under each other. */
  async #writeMeta(id: BlobId, held: Held): Promise<void> {
    const writing = (this.#writing.get(id) ?? Promise.resolve())
      .catch(() => {})
      .then(async () => {
        const file = this.#file(id, 'meta')
        const meta = JSON.stringify({ keepings: held.keepings })
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

function after(buffers: Buffer[], written: number): Buffer[] {
  let left = written
  return buffers.flatMap((buffer) => {
    const skip = Math.min(left, buffer.length)
    left -= skip
    return skip === buffer.length ? [] : [buffer.subarray(skip)]
  })
}
