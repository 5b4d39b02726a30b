import { hasCode, MusterError } from '@muster-network/core'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import type { BlobId } from './BlobId.ts'
import { type BlobList, decodeBlobList } from './BlobList.ts'
import { blobService } from './BlobRequest.ts'
import type { BlobStore, Pin } from './BlobStore.ts'
import { HolderPipe, type Span } from './HolderPipe.ts'
import { returnIdlePipe, takeIdlePipe } from './idlePipes.ts'
import type { PartialBlob } from './PartialBlob.ts'
import { SpanBuffers } from './SpanBuffers.ts'
import { SpanQueue, spanRecords } from './SpanQueue.ts'

export type FetchOptions = {
  node: PeerNode
  store: BlobStore
  /** Peers that may have the blob. They are asked in parallel and share the work according to their speed. */
  holders: readonly PeerId[]
  pin: Pin
  /**
   * Stored blobs that may share records with this one, such as an earlier version. Shared records are not
   * fetched.
   */
  reuse?: readonly BlobId[]
  /** Size limit. A larger blob is rejected when its list arrives, before any space is reserved. */
  maxBytes?: number
  signal?: AbortSignal
  /** How often a lost holder is dialled again, with exponential backoff. */
  retries?: number
  /** A holder that sends nothing for this long while an answer is outstanding is considered lost. */
  stallTimeoutMs?: number
  onProgress?: (progress: { doneBytes: number; totalBytes: number }) => void
}

/** A holder that was dropped, and the reason: NET_BLOB_CORRUPT when it served wrong bytes. */
export type HolderFault = { peerId: PeerId; error: MusterError }
export type Fetched = { fetchedBytes: number; faults: HolderFault[] }

// A link of 1 Gbit/s with 200 ms latency has 25 MB in flight; a smaller window would leave it idle.
const windowBytes = 32 << 20
const maxWindowBytes = 64 << 20
const minWindowBytes = 2 << 20
const maxUnwrittenBytes = 64 << 20
/** From this size on, a holder is asked over several connections. */
const largeBytes = 64 << 20
const extraPipes = 3
const spanBytes = spanRecords * (64 << 10)

/**
 * Fetches a blob from its holders into the store and verifies every record on arrival. Records already on
 * disk, from an earlier attempt or another blob, are not requested. A holder that serves wrong bytes is
 * dropped and reported in `faults`; the fetch continues with the others.
 *
 * Throws NET_BLOB_CORRUPT or NET_BLOB_MISSING when no holder is left, NET_BLOB_QUOTA, NET_BLOB_TOO_LARGE,
 * NET_CANCELLED. Received records stay on disk, so that the next attempt resumes there.
 */
export async function fetchBlob(id: BlobId, options: FetchOptions): Promise<Fetched> {
  const running = fetching.get(options.store) ?? new Map<BlobId, Promise<unknown>>()
  fetching.set(options.store, running)
  for (let other = running.get(id); other !== undefined; other = running.get(id)) {
    await Promise.race([other, ...(options.signal ? [aborted(options.signal)] : [])])
    if (options.signal?.aborted) throw new MusterError('NET_CANCELLED', 'the fetch was cancelled')
  }
  if (options.store.has(id)) {
    await options.store.pin(id, options.pin)
    return { fetchedBytes: 0, faults: [] }
  }
  const fetch = new Fetch(id, options).run()
  const settled = fetch.then(
    () => running.delete(id),
    () => running.delete(id),
  )
  running.set(id, settled)
  return fetch
}

/** Fetches in progress: a second fetch of the same blob waits for the first. */
const fetching = new WeakMap<BlobStore, Map<BlobId, Promise<unknown>>>()

class Fetch {
  readonly #id: BlobId
  readonly #options: FetchOptions
  readonly #faults: HolderFault[] = []
  readonly #pipes = new Set<HolderPipe>()
  readonly #stop = new AbortController()
  readonly #buffers = new SpanBuffers()
  readonly #done = Promise.withResolvers<void>()
  readonly #queueReady = Promise.withResolvers<SpanQueue>()
  #listBytes: Buffer | undefined
  #partial: PartialBlob | undefined
  #queue: SpanQueue | undefined
  /** Spans that were requested from a holder before the list was known. */
  #guessed: readonly Span[] = []
  #unwrittenBytes = 0
  #fetchedBytes = 0
  readonly #wakes = new Set<() => void>()

  constructor(id: BlobId, options: FetchOptions) {
    this.#id = id
    this.#options = options
    this.#queueReady.promise.catch(() => {})
  }

  async run(): Promise<Fetched> {
    const { store, pin, signal, holders } = this.#options
    const abort = () => this.#done.reject(new MusterError('NET_CANCELLED', 'the fetch was cancelled'))
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
    const workers = [...new Set(holders)].map((holder, index) => this.#fetchFrom(holder, index))
    Promise.all(workers)
      .then(() => this.#done.reject(this.#noHolderLeft()))
      .catch((error) => this.#done.reject(error))
    try {
      await this.#done.promise
    } finally {
      signal?.removeEventListener('abort', abort)
      this.#stop.abort()
      this.#queueReady.reject(new MusterError('NET_CANCELLED', 'the fetch is over'))
      await Promise.all(workers)
      await this.#allWritten()
      if (this.#partial !== undefined)
        await store.finishReceiving(this.#id, this.#listBytes!, this.#partial, pin)
    }
    return { fetchedBytes: this.#fetchedBytes, faults: this.#faults }
  }

  /** Fetches from one holder until the blob is complete or the holder's retries are used up. */
  async #fetchFrom(peerId: PeerId, index: number): Promise<void> {
    const retries = this.#options.retries ?? 5
    for (let attempt = 0; !this.#stop.signal.aborted; attempt++) {
      const before = this.#fetchedBytes
      try {
        await this.#session(peerId, { requestsAhead: index === 0 && attempt === 0 })
        return
      } catch (cause) {
        if (this.#stop.signal.aborted) return
        const error = hasCode(cause) ? cause : new MusterError('NET_CLOSED', 'the holder failed', { cause })
        const lost = hasCode(error, 'NET_CLOSED', 'NET_TIMEOUT', 'NET_UNREACHABLE', 'NET_STALLED')
        if (this.#fetchedBytes > before) attempt = 0
        if (!lost || attempt >= retries)
          return void this.#faults.push({ peerId, error: withPeer(error, peerId) })
        await pauseMs(Math.min(200 * 2 ** attempt, 5000), this.#stop.signal)
      }
    }
  }

  /**
   * Fetches over one connection to a holder. Resolves when nothing is left to fetch; rejects when the
   * connection is lost.
   */
  async #session(peerId: PeerId, how: { requestsAhead?: boolean; primaryDone?: AbortSignal }): Promise<void> {
    const { node, holders, store } = this.#options
    const extrasDone = new AbortController()
    let extras: Promise<void>[] = []
    const stream =
      takeIdlePipe(node, peerId) ??
      (await node.openPipe(peerId, blobService, {}, { signal: this.#stop.signal }))
    const mine = new Set<Span>()
    let window = Math.max(minWindowBytes, windowBytes / holders.length)
    const ended = Promise.withResolvers<never>()
    ended.promise.catch(() => {})
    const listed = Promise.withResolvers<Buffer>()
    const pipe = new HolderPipe(stream, this.#id, {
      allocate: (bytes) => this.#buffers.acquire(bytes),
      onList: (bytes) => {
        // Set synchronously, before the next byte is read: records that were requested ahead may follow at
        // once.
        pipe.list = decodeBlobList(bytes)
        listed.resolve(bytes)
      },
      onSpan: (span, bytes) => {
        window = Math.min(window + spanBytes, maxWindowBytes)
        mine.delete(span)
        void this.#store(span, bytes).catch((error) => this.#done.reject(error))
        requestMore()
      },
      onEnd: (error) => ended.reject(error),
      stallTimeoutMs: this.#options.stallTimeoutMs ?? 30_000,
    })
    // A duplicate request over a second connection to the same holder would only arrive later.
    const mayDuplicate = holders.length > 1 && how.primaryDone === undefined
    const requestMore = () => {
      const queue = this.#queue
      if (queue === undefined) return
      while (mine.size * spanBytes < window) {
        const span = queue.take(mine, mayDuplicate)
        if (span === undefined) return
        mine.add(span)
        pipe.request(span)
      }
    }
    this.#pipes.add(pipe)
    this.#wakes.add(requestMore)
    try {
      if (this.#listBytes === undefined) {
        pipe.requestList()
        // The first records are requested along with the list: a round trip on a long link takes 200 ms.
        const ahead =
          how.requestsAhead === true &&
          (this.#options.reuse ?? []).length === 0 &&
          !store.hasPartial(this.#id)
        this.#guessed = ahead ? SpanQueue.guess(Math.floor(window / spanBytes)) : this.#guessed
        for (const span of ahead ? this.#guessed : []) {
          pipe.request(span)
          mine.add(span)
        }
        await this.#begin(await Promise.race([listed.promise, ended.promise]))
      }
      const queue = await Promise.race([this.#queueReady.promise, ended.promise])
      pipe.list = queue.list
      // Guessed spans past the end of the blob get empty answers.
      for (const span of mine) if (span.first >= queue.list.count) mine.delete(span)
      requestMore()
      // The kernel limits one connection to 6 MB in flight, a quarter of a long fat link; extra connections
      // fill the link.
      const extraCount =
        how.primaryDone === undefined && queue.list.offsets[queue.list.count]! > largeBytes ? extraPipes : 0
      extras = Array.from({ length: extraCount }, () =>
        this.#session(peerId, { primaryDone: extrasDone.signal }).catch((error) => {
          // A lost extra connection is ignored. Corrupt data counts against the holder, whichever connection
          // it came over.
          if (hasCode(error, 'NET_BLOB_CORRUPT', 'NET_MESSAGE_INVALID')) pipe.end(error)
        }),
      )
      const notNeeded = how.primaryDone === undefined ? [] : [aborted(how.primaryDone)]
      await Promise.race([ended.promise, aborted(this.#stop.signal), ...notNeeded])
    } finally {
      extrasDone.abort()
      await Promise.all(extras)
      this.#wakes.delete(requestMore)
      this.#pipes.delete(pipe)
      pipe.release((stream) => returnIdlePipe(node, peerId, stream))
      if (this.#queue !== undefined) this.#queue.requeue(mine)
      else if (mine.size > 0) this.#guessed = []
      for (const wake of this.#wakes) wake()
    }
  }

  /** Starts with the first list to arrive. Lists are verified against the id, so all of them are the same. */
  async #begin(listBytes: Buffer): Promise<void> {
    if (this.#listBytes !== undefined) return
    this.#listBytes = listBytes
    try {
      this.#checkSize(decodeBlobList(listBytes))
      this.#partial = await this.#options.store.startReceiving(this.#id, listBytes, this.#options.reuse)
      this.#queue = new SpanQueue(this.#partial, this.#guessed)
      this.#queueReady.resolve(this.#queue)
      if (this.#partial.missingCount === 0) this.#done.resolve()
    } catch (error) {
      this.#done.reject(error)
      throw error
    }
  }

  #checkSize({ offsets, count }: BlobList): void {
    const { maxBytes = Number.POSITIVE_INFINITY } = this.#options
    const bytes = offsets[count]!
    if (bytes > maxBytes)
      throw new MusterError('NET_BLOB_TOO_LARGE', `the blob has ${bytes} bytes; ${maxBytes} are allowed`, {
        details: { limit: 'maxBytes', maxBytes, bytes },
      })
  }

  async #store(span: Span, bytes: Buffer): Promise<void> {
    this.#unwrittenBytes += bytes.length
    if (this.#unwrittenBytes > maxUnwrittenBytes) for (const pipe of this.#pipes) pipe.pause()
    try {
      const queue = await this.#queueReady.promise
      const partial = this.#partial!
      if (queue.done(span)) {
        const count = Math.min(span.count, partial.list.count - span.first)
        await partial.write(span.first, count, bytes)
        this.#fetchedBytes += bytes.length
      }
      this.#report(partial)
      if (partial.missingCount === 0) this.#done.resolve()
    } finally {
      this.#unwrittenBytes -= bytes.length
      this.#buffers.release(bytes)
      if (this.#unwrittenBytes <= maxUnwrittenBytes / 2) for (const pipe of this.#pipes) pipe.resume()
      if (this.#unwrittenBytes === 0) this.#onWritten?.()
    }
  }

  #onWritten: (() => void) | undefined

  async #allWritten(): Promise<void> {
    if (this.#unwrittenBytes > 0) await new Promise<void>((resolve) => (this.#onWritten = resolve))
  }

  #report(partial: PartialBlob): void {
    const totalBytes = partial.list.offsets[partial.list.count]!
    const doneBytes = Math.round(totalBytes * (1 - partial.missingCount / Math.max(1, partial.list.count)))
    this.#options.onProgress?.({ doneBytes, totalBytes })
  }

  #noHolderLeft(): MusterError {
    const worst = this.#faults.find(({ error }) => error.code === 'NET_BLOB_CORRUPT') ?? this.#faults[0]
    if (worst?.error.code === 'NET_BLOB_CORRUPT') return worst.error
    const reasons = this.#faults.map(({ error }) => error.message).join('; ')
    return new MusterError(
      'NET_BLOB_MISSING',
      `no holder delivered blob ${this.#id.slice(0, 12)}…: ${reasons}`,
    )
  }
}

function withPeer(error: MusterError, peerId: PeerId): MusterError {
  return new MusterError(error.code, `${shortPeerId(peerId)}: ${error.message}`, {
    details: { ...error.details, peerId },
    cause: error,
  })
}

function pauseMs(ms: number, signal: AbortSignal): Promise<void> {
  return Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), aborted(signal)])
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
