import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MusterError } from '@muster-network/core'
import { type BookBatch, type BookTable, bookTables, rowBytes, tableNames } from './bookTables.ts'
import { openBook } from './openBook.ts'

/** Most rows that wait for the disk: some seconds of the fastest traffic. */
const mostWaiting = 100_000

/** Rows by key, so that a batch writes only the newest row of a key. */
class Gathering {
  readonly rows = new Map<BookTable, Map<string, Uint8Array>>()
  readonly removals: BookBatch['removals'] = []
  readonly done = Promise.withResolvers<void>()
  size = 0

  constructor() {
    this.done.promise.catch(() => {}) // whoever waits for the batch sees the error too
  }

  put(table: BookTable, row: Uint8Array): void {
    const rows = this.rows.get(table) ?? new Map<string, Uint8Array>()
    this.rows.set(table, rows)
    rows.set(Buffer.from(row.buffer, row.byteOffset, bookTables[table].keyBytes).toString('latin1'), row)
    this.size++
  }

  pack(): BookBatch {
    const puts: BookBatch['puts'] = {}
    for (const table of tableNames) {
      const rows = this.rows.get(table)
      if (!rows) continue
      const bytes = new Uint8Array(rows.size * rowBytes(table))
      let at = 0
      for (const row of rows.values()) {
        bytes.set(row, at)
        at += row.length
      }
      puts[table] = bytes
    }
    return { puts, removals: this.removals }
  }
}

/**
 * Writes the rows of a book on a thread of its own. All rows that come while a transaction waits for the disk share the
 * next one, so thousands of vouchers need one write to the disk.
 */
export class BookWriter {
  readonly #worker: Worker
  #gathering = new Gathering()
  #writing: Gathering | undefined
  #failed: Error | undefined

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (answer: { ok: true } | { ok: false; message: string }) => this.#finish(answer))
    const fail = (error: Error) => this.#fail(error)
    worker.on('error', fail)
    worker.on('exit', () => fail(new MusterError('BUG_UNREACHABLE', 'the writer of the voucher book exited')))
  }

  /** @throws CONFIG_DATA_NEWER, CONFIG_DATA_DAMAGED */
  static async start(file: string): Promise<BookWriter> {
    openBook(file).close()
    const worker = new Worker(new URL('./writerThread.ts', import.meta.url), { workerData: { file } })
    await once(worker, 'message') // rejects with the error of the thread
    worker.unref()
    return new BookWriter(worker)
  }

  /**
   * Puts a row. The promise resolves when it is on disk, and rejects when the row was not written.
   *
   * @throws CHAIN_BUSY when too many rows wait for the disk
   */
  put(table: BookTable, row: Uint8Array): Promise<void> {
    const batch = this.#open()
    batch.put(table, row)
    return this.#send(batch)
  }

  /** Removes the rows whose key is at least `from` and below `before`. */
  remove(table: BookTable, from: Uint8Array, before: Uint8Array): Promise<void> {
    const batch = this.#open()
    batch.removals.push({ table, from, before })
    batch.size++
    return this.#send(batch)
  }

  /** Writes what waits, then ends. */
  async stop(): Promise<void> {
    while (this.#writing || this.#gathering.size > 0)
      await (this.#writing ?? this.#gathering).done.promise.catch(() => {})
    if (this.#failed) return
    this.#failed = new MusterError('BUG_UNREACHABLE', 'the voucher book is closed')
    const exited = once(this.#worker, 'exit')
    this.#worker.postMessage('stop')
    await exited
  }

  #open(): Gathering {
    if (this.#failed) throw this.#failed
    if (this.#gathering.size >= mostWaiting)
      throw new MusterError('CHAIN_BUSY', `the voucher book has ${mostWaiting} rows waiting for the disk`)
    return this.#gathering
  }

  #send(batch: Gathering): Promise<void> {
    if (!this.#writing) queueMicrotask(() => this.#next())
    return batch.done.promise
  }

  #next(): void {
    if (this.#writing || this.#gathering.size === 0) return
    this.#writing = this.#gathering
    this.#gathering = new Gathering()
    const batch = this.#writing.pack()
    const buffers = Object.values(batch.puts).map((bytes) => bytes.buffer as ArrayBuffer)
    this.#worker.postMessage(batch, buffers)
  }

  #finish(answer: { ok: true } | { ok: false; message: string }): void {
    const written = this.#writing
    this.#writing = undefined
    if (answer.ok) written?.done.resolve()
    else {
      const error = new MusterError(
        'CHAIN_DISK_FULL',
        `the voucher book could not be written: ${answer.message}`,
      )
      written?.done.reject(error)
      // rows that wait may build on rows that were not written, such as the next receipt of a list
      this.#gathering.done.reject(error)
      this.#gathering = new Gathering()
    }
    this.#next()
  }

  #fail(error: Error): void {
    this.#failed ??= error
    this.#writing?.done.reject(error)
    this.#gathering.done.reject(error)
    this.#writing = undefined
    this.#gathering = new Gathering()
  }
}
