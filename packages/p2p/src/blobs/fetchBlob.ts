import { hasCode, MusterError } from '@muster-network/core'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import type { BlobId } from './BlobId.ts'
import { type BlobList, decodeBlobList } from './BlobList.ts'
import { blobService } from './BlobRequest.ts'
import type { BlobStore, Keeping } from './BlobStore.ts'
import { HolderPipe, type Span } from './HolderPipe.ts'
import { keepIdlePipe, takeIdlePipe } from './IdlePipes.ts'
import type { PartialBlob } from './PartialBlob.ts'
import { SpanBuffers } from './SpanBuffers.ts'
import { SpanQueue, spanRecords } from './SpanQueue.ts'

export type FetchOptions = {
  node: PeerNode
  store: BlobStore
  /** Who may have it. They are asked at once and share the work by their speed. */
  holders: readonly PeerId[]
  keeping: Keeping
  /** Blobs that may share records with this one, such as an earlier version: what they have is not fetched. */
  reuse?: readonly BlobId[]
  /** A larger one is refused by its list, before it takes any space. */
  maxBytes?: number
  signal?: AbortSignal
  /** How often a holder that is lost is dialled again, with growing pauses. */
  retries?: number
  /** A holder that owes an answer and sends nothing for so long is taken for lost. */
  stallTimeoutMs?: number
  onProgress?: (progress: { doneBytes: number; totalBytes: number }) => void
}

/** A holder that was dropped, and why: NET_BLOB_CORRUPT when it served wrong bytes. */
export type HolderFault = { peerId: PeerId; error: MusterError }
export type Fetched = { fetchedBytes: number; faults: HolderFault[] }

// A link of 1 Gbit/s and 200 ms holds 25 MB; less would leave it idle.
const windowBytes = 32 << 20
const maxWindowBytes = 64 << 20
const minWindowBytes = 2 << 20
const maxUnwrittenBytes = 64 << 20
/** From this size on a holder is asked over several connections. */
const largeBytes = 64 << 20
const extraPipes = 3
const spanBytes = spanRecords * (64 << 10)

/**
 * Fetches a blob from its holders into the store, checking every record as it comes. What is there already, from an
 * attempt before or from another blob, is not asked for. A holder that serves wrong bytes is dropped and named; the
 * others go on.
 *
 * Throws NET_BLOB_CORRUPT or NET_BLOB_MISSING when no holder is left, NET_BLOB_QUOTA, NET_LIMIT, NET_CANCELLED. What has come by
 * then stays on disk for the next attempt.
 */
export async function fetchBlob(id: BlobId, options: FetchOptions): Promise<Fetched> {
  const running = fetching.get(options.store) ?? new Map<BlobId, Promise<unknown>>()
  fetching.set(options.store, running)
  for (let other = running.get(id); other !== undefined; other = running.get(id)) {
    await Promise.race([other, ...(options.signal ? [aborted(options.signal)] : [])])
    if (options.signal?.aborted) throw new MusterError('NET_CANCELLED', 'the fetch was cancelled')
  }
  if (options.store.has(id)) {
    await options.store.keepFor(id, options.keeping)
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

/** Fetches under way: a second one of the same blob waits for the first. */
const fetching = new WeakMap<BlobStore, Map<BlobId, Promise<unknown>>>()

class Fetch {
  readonly #id: BlobId
  readonly #options: FetchOptions
  readonly #faults: HolderFault[] = []
  readonly #pipes = new Set<HolderPipe>()
  readonly #stop = new AbortController()
  readonly #buffers = new SpanBuffers()
  readonly #over = Promise.withResolvers<void>()
  readonly #queueReady = Promise.withResolvers<SpanQueue>()
  #listBytes: Buffer | undefined
  #partial: PartialBlob | undefined
  #queue: SpanQueue | undefined
  /** Spans that a holder was asked for before the list was known. */
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
    const { store, keeping, signal, holders } = this.#options
    const abort = () => this.#over.reject(new MusterError('NET_CANCELLED', 'the fetch was cancelled'))
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
    const workers = [...new Set(holders)].map((holder, index) => this.#work(holder, index))
    void Promise.all(workers).then(() => this.#over.reject(this.#nobodyLeft()))
    try {
      await this.#over.promise
    } finally {
      signal?.removeEventListener('abort', abort)
      this.#stop.abort()
      this.#queueReady.reject(new MusterError('NET_CANCELLED', 'the fetch is over'))
      await Promise.all(workers)
      await this.#written()
      if (this.#partial !== undefined)
        await store.received(this.#id, this.#listBytes!, this.#partial, keeping)
    }
    return { fetchedBytes: this.#fetchedBytes, faults: this.#faults }
  }

  /** One holder, until the blob is complete or the holder is given up. */
  async #work(peerId: PeerId, index: number): Promise<void> {
    const retries = this.#options.retries ?? 5
    for (let attempt = 0; !this.#stop.signal.aborted; attempt++) {
      const before = this.#fetchedBytes
      try {
        await this.#session(peerId, { asksAhead: index === 0 && attempt === 0 })
        return
      } catch (cause) {
        if (this.#stop.signal.aborted) return
        const error = hasCode(cause) ? cause : new MusterError('NET_CLOSED', 'the holder failed', { cause })
        const lost = hasCode(error, 'NET_CLOSED', 'NET_TIMEOUT', 'NET_UNREACHABLE', 'NET_STALLED')
        if (this.#fetchedBytes > before) attempt = 0
        if (!lost || attempt >= retries)
          return void this.#faults.push({ peerId, error: named(error, peerId) })
        await pauseMs(Math.min(200 * 2 ** attempt, 5000), this.#stop.signal)
      }
    }
  }

  /** One connection to a holder. Resolves when there is nothing left to do, rejects when the connection is lost. */
  async #session(peerId: PeerId, how: { asksAhead?: boolean; beside?: AbortSignal }): Promise<void> {
    const { node, holders, store } = this.#options
    const family = new AbortController()
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
      allocate: (bytes) => this.#buffers.take(bytes),
      onList: (bytes) => {
        // Before the next byte is read: records that were asked for ahead may follow at once.
        pipe.list = decodeBlobList(bytes)
        listed.resolve(bytes)
      },
      onSpan: (span, bytes) => {
        window = Math.min(window + spanBytes, maxWindowBytes)
        mine.delete(span)
        void this.#store(span, bytes).catch((error) => this.#over.reject(error))
        ask()
      },
      onEnd: (error) => ended.reject(error),
      stallTimeoutMs: this.#options.stallTimeoutMs ?? 30_000,
    })
    // Over a second connection to the same holder it would only come later.
    const mayDouble = holders.length > 1 && how.beside === undefined
    const ask = () => {
      const queue = this.#queue
      if (queue === undefined) return
      while (mine.size * spanBytes < window) {
        const span = queue.take(mine, mayDouble)
        if (span === undefined) return
        mine.add(span)
        pipe.ask(span)
      }
    }
    this.#pipes.add(pipe)
    this.#wakes.add(ask)
    try {
      if (this.#listBytes === undefined) {
        pipe.askList()
        // The first records are asked for along with the list: a round trip is a fifth of a second on a long link.
        const ahead =
          how.asksAhead === true && (this.#options.reuse ?? []).length === 0 && !store.hasPart(this.#id)
        this.#guessed = ahead ? SpanQueue.guess(Math.floor(window / spanBytes)) : this.#guessed
        for (const span of ahead ? this.#guessed : []) {
          pipe.ask(span)
          mine.add(span)
        }
        await this.#begin(await Promise.race([listed.promise, ended.promise]))
      }
      const queue = await Promise.race([this.#queueReady.promise, ended.promise])
      pipe.list = queue.list
      // Guesses past the end of the blob are answered with nothing.
      for (const span of mine) if (span.first >= queue.list.count) mine.delete(span)
      ask()
      // A kernel gives one connection 6 MB on the way, a quarter of a long fat link: more of them fill it.
      const wanted =
        how.beside === undefined && queue.list.offsets[queue.list.count]! > largeBytes ? extraPipes : 0
      extras = Array.from({ length: wanted }, () =>
        this.#session(peerId, { beside: family.signal }).catch((error) => {
          // Lost ones do not matter; a lie counts against the holder, whichever connection it came over.
          if (hasCode(error, 'NET_BLOB_CORRUPT', 'NET_MESSAGE_INVALID')) pipe.end(error)
        }),
      )
      const enough = how.beside === undefined ? [] : [aborted(how.beside)]
      await Promise.race([ended.promise, aborted(this.#stop.signal), ...enough])
    } finally {
      family.abort()
      await Promise.all(extras)
      this.#wakes.delete(ask)
      this.#pipes.delete(pipe)
      pipe.release((stream) => keepIdlePipe(node, peerId, stream))
      if (this.#queue !== undefined) this.#queue.giveBack(mine)
      else if (mine.size > 0) this.#guessed = []
      for (const wake of this.#wakes) wake()
    }
  }

  /** The first list to arrive decides; it is checked against the id, so that all are the same. */
  async #begin(listBytes: Buffer): Promise<void> {
    if (this.#listBytes !== undefined) return
    this.#listBytes = listBytes
    try {
      this.#checkSize(decodeBlobList(listBytes))
      this.#partial = await this.#options.store.receive(this.#id, listBytes, this.#options.reuse)
      this.#queue = new SpanQueue(this.#partial, this.#guessed)
      this.#queueReady.resolve(this.#queue)
      if (this.#partial.missingCount === 0) this.#over.resolve()
    } catch (error) {
      this.#over.reject(error)
      throw error
    }
  }

  #checkSize({ offsets, count }: BlobList): void {
    const { maxBytes = Number.POSITIVE_INFINITY } = this.#options
    const bytes = offsets[count]!
    if (bytes > maxBytes)
      throw new MusterError('NET_LIMIT', `the blob has ${bytes} bytes, and ${maxBytes} are allowed`, {
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
      if (partial.missingCount === 0) this.#over.resolve()
    } finally {
      this.#unwrittenBytes -= bytes.length
      this.#buffers.give(bytes)
      if (this.#unwrittenBytes <= maxUnwrittenBytes / 2) for (const pipe of this.#pipes) pipe.resume()
      if (this.#unwrittenBytes === 0) this.#idle?.()
    }
  }

  #idle: (() => void) | undefined

  async #written(): Promise<void> {
    if (this.#unwrittenBytes > 0) await new Promise<void>((resolve) => (this.#idle = resolve))
  }

  #report(partial: PartialBlob): void {
    const totalBytes = partial.list.offsets[partial.list.count]!
    const doneBytes = Math.round(totalBytes * (1 - partial.missingCount / Math.max(1, partial.list.count)))
    this.#options.onProgress?.({ doneBytes, totalBytes })
  }

  #nobodyLeft(): MusterError {
    const worst = this.#faults.find(({ error }) => error.code === 'NET_BLOB_CORRUPT') ?? this.#faults[0]
    if (worst?.error.code === 'NET_BLOB_CORRUPT') return worst.error
    const reasons = this.#faults.map(({ error }) => error.message).join('; ')
    return new MusterError(
      'NET_BLOB_MISSING',
      `no holder of blob ${this.#id.slice(0, 12)}… is left: ${reasons}`,
    )
  }
}

function named(error: MusterError, peerId: PeerId): MusterError {
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
