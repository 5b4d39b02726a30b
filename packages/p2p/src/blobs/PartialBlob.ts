import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { blake3 } from '@napi-rs/blake-hash'
import type { BlobList } from './BlobList.ts'
import { maxSealedBytes } from './sealRecord.ts'

const syncEveryBytes = 32 << 20
/** Records that are looked up before other work has its turn. */
const turnRecords = 10_000

/**
 * A blob while it is being received, with records arriving in any order. Only the data is stored: after a
 * crash the records are hashed again to find which are present, at 3 GB a second, so that no separate index
 * can be wrong.
 */
export class PartialBlob {
  readonly list: BlobList
  readonly #handle: FileHandle
  readonly #have: Uint8Array
  #missing: number
  #unsyncedBytes = 0
  #syncing: Promise<void> | undefined

  private constructor(handle: FileHandle, list: BlobList) {
    this.#handle = handle
    this.list = list
    this.#have = new Uint8Array(list.count)
    this.#missing = list.count
  }

  static async open(file: string, list: BlobList): Promise<PartialBlob> {
    const handle = await open(file, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW, 0o600)
    const partial = new PartialBlob(handle, list)
    if ((await handle.stat()).size > 0) await partial.#findRecords()
    await handle.truncate(list.offsets[list.count]!)
    return partial
  }

  get missingCount(): number {
    return this.#missing
  }

  has(index: number): boolean {
    return this.#have[index] === 1
  }

  /** Stores consecutive records that the caller has verified. */
  async write(first: number, count: number, bytes: Buffer): Promise<void> {
    let at = 0
    while (at < bytes.length) {
      at += (await this.#handle.write(bytes, at, bytes.length - at, this.list.offsets[first]! + at))
        .bytesWritten
    }
    for (let index = first; index < first + count; index++) this.#mark(index)
    this.#unsyncedBytes += bytes.length
    if (this.#unsyncedBytes >= syncEveryBytes) this.#syncInBackground()
  }

  /** Copies the records that this blob shares with another, usually an earlier version of the same data. */
  async copyFrom(other: BlobList, data: FileHandle): Promise<void> {
    const wanted = new Map<string, number[]>()
    for (let index = 0; index < this.list.count; index++) {
      // a holder may list a million small records
      if (index % turnRecords === 0) await setImmediate()
      if (this.has(index)) continue
      const key = this.list.hash(index).toString('latin1')
      const same = wanted.get(key)
      if (same === undefined) wanted.set(key, [index])
      else same.push(index)
    }
    const buffer = Buffer.allocUnsafe(maxSealedBytes)
    for (let index = 0; index < other.count && wanted.size > 0; index++) {
      if (index % turnRecords === 0) await setImmediate()
      const hash = other.hash(index)
      const indexes = wanted.get(hash.toString('latin1'))
      if (indexes === undefined) continue
      const length = other.offsets[index + 1]! - other.offsets[index]!
      const record = buffer.subarray(0, (await data.read(buffer, 0, length, other.offsets[index]!)).bytesRead)
      if (!blake3(record).equals(hash)) continue
      for (const missing of indexes) await this.write(missing, 1, record)
      wanted.delete(hash.toString('latin1'))
    }
  }

  /** Syncs the received records to disk and closes the file. */
  async close(): Promise<void> {
    await this.#syncing
    try {
      await this.#handle.sync()
    } finally {
      await this.#handle.close()
    }
  }

  /** Syncs in the background while more data arrives, so that the final sync has little left to do. */
  #syncInBackground(): void {
    if (this.#syncing !== undefined) return
    this.#unsyncedBytes = 0
    const done = () => {
      this.#syncing = undefined
    }
    // A failure here is ignored: the sync in `close` reports it again.
    this.#syncing = this.#handle.datasync().then(done, done)
  }

  async #findRecords(): Promise<void> {
    const buffer = Buffer.allocUnsafe(maxSealedBytes)
    for (let index = 0; index < this.list.count; index++) {
      const length = this.list.offsets[index + 1]! - this.list.offsets[index]!
      const { bytesRead } = await this.#handle.read(buffer, 0, length, this.list.offsets[index]!)
      if (bytesRead === length && blake3(buffer.subarray(0, length)).equals(this.list.hash(index)))
        this.#mark(index)
    }
  }

  #mark(index: number): void {
    if (this.#have[index] === 1) return
    this.#have[index] = 1
    this.#missing--
  }
}
