import type { FileHandle } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { hasCode, MusterError } from '@muster-network/core'
import type { PeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import { FairSlots } from '../transport/FairSlots.ts'
import type { BlobId } from './BlobId.ts'
import { type BlobList, decodeBlobList } from './BlobList.ts'
import {
  answerFailed,
  answerOk,
  type BlobRequest,
  blobService,
  decodeBlobRequest,
  requestBytes,
} from './BlobRequest.ts'
import type { BlobStore } from './BlobStore.ts'

export type ServeBlobsOptions = {
  store: BlobStore
  /** Access check. By default anyone who knows the id may fetch a blob, because its bytes are sealed. */
  mayFetch?: (peerId: PeerId, id: BlobId) => boolean
  stallTimeoutMs?: number
  /**
   * Limit on concurrent pipes, over all peers: each uses a mebibyte of memory. Past it, the source with the
   * most pipes loses its oldest to a source with fewer.
   */
  maxPipes?: number
  /** A pipe without requests is closed after this time. */
  idleTimeoutMs?: number
}

export function serveBlobs(node: PeerNode, options: ServeBlobsOptions): void {
  const maxPipes = options.maxPipes ?? 256
  const pipes = new FairSlots<{ stream?: Duplex }>(maxPipes, ({ stream }) => stream?.destroy())
  node.handlePipe(blobService, async (_, { peerId, source }) => {
    const pipe: { stream?: Duplex } = {}
    if (!pipes.take(source, pipe)) {
      throw new MusterError(
        'NET_LIMIT',
        `this node serves ${maxPipes} blob pipes at once and all are in use: retry later`,
        {
          details: { limit: 'maxPipes', maxPipes },
        },
      )
    }
    return {
      run: async (stream) => {
        pipe.stream = stream
        stream.once('close', () => pipes.release(source, pipe))
        if (stream.destroyed) pipes.release(source, pipe)
        await new BlobServer(stream, peerId, options).run()
      },
    }
  })
}

const chunkBytes = 512 << 10

type Opened = { id: BlobId; list: BlobList; data: FileHandle }

/** Answers the requests of one pipe in order, reading the next chunk while the last is being sent. */
class BlobServer {
  readonly #stream: Duplex
  readonly #peerId: PeerId
  readonly #options: ServeBlobsOptions
  /** Allocated when first needed: an idle pipe uses almost no memory. */
  readonly #buffers: [Buffer | undefined, Buffer | undefined] = [undefined, undefined]
  readonly #sent: Promise<void>[] = [Promise.resolve(), Promise.resolve()]
  #turn = 0
  #idle: NodeJS.Timeout | undefined
  #opened: Opened | undefined

  constructor(stream: Duplex, peerId: PeerId, options: ServeBlobsOptions) {
    this.#stream = stream
    this.#peerId = peerId
    this.#options = options
  }

  async run(): Promise<void> {
    let pending: Buffer = Buffer.alloc(0)
    try {
      this.#waitForRequest()
      for await (const chunk of this.#stream) {
        clearTimeout(this.#idle)
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
        for (; pending.length >= requestBytes; pending = pending.subarray(requestBytes)) {
          await this.#answer(decodeBlobRequest(pending.subarray(0, requestBytes)))
        }
        this.#waitForRequest()
      }
      await Promise.all(this.#sent)
      this.#stream.end()
    } catch {
      this.#stream.destroy()
    } finally {
      clearTimeout(this.#idle)
      await Promise.allSettled(this.#sent)
      await this.#opened?.data.close()
    }
  }

  #waitForRequest(): void {
    this.#idle = setTimeout(() => this.#stream.destroy(), this.#options.idleTimeoutMs ?? 120_000)
    this.#idle.unref()
  }

  async #answer(request: BlobRequest): Promise<void> {
    try {
      const { list, data } = await this.#open(request.id)
      if (request.kind === 'list') {
        const bytes = await this.#options.store.listBytes(request.id)
        const head = Buffer.alloc(5)
        head.writeUInt32BE(bytes.length, 1)
        return await this.#send(Buffer.concat([head, bytes]))
      }
      const end = Math.min(request.first + request.count, list.count)
      if (request.first >= end) return await this.#send(Buffer.of(answerOk))
      await this.#sendData(data, list.offsets[request.first]!, list.offsets[end]!)
    } catch (error) {
      if (!hasCode(error, 'NET_BLOB_MISSING', 'NET_REFUSED')) throw error
      const code = Buffer.from(error.code)
      await this.#send(Buffer.concat([Buffer.of(answerFailed, code.length), code]))
    }
  }

  /** One blob stays open between requests, because a fetch requests hundreds of spans of the same blob. */
  async #open(id: BlobId): Promise<Opened> {
    if (this.#options.mayFetch?.(this.#peerId, id) === false) {
      throw new MusterError('NET_REFUSED', 'this peer may not fetch this blob')
    }
    if (this.#opened?.id === id && this.#options.store.has(id)) return this.#opened
    await this.#opened?.data.close()
    this.#opened = undefined
    const list = decodeBlobList(await this.#options.store.listBytes(id))
    this.#opened = { id, list, data: await this.#options.store.openData(id) }
    return this.#opened
  }

  async #sendData(data: FileHandle, from: number, to: number): Promise<void> {
    for (let at = from, head = 1; at < to; head = 0) {
      const turn = this.#turn++ % this.#buffers.length
      await this.#sent[turn]
      const buffer = this.#buffers[turn] ?? Buffer.allocUnsafeSlow(chunkBytes)
      this.#buffers[turn] = buffer
      buffer[0] = answerOk
      const { bytesRead } = await data.read(buffer, head, Math.min(chunkBytes - head, to - at), at)
      if (bytesRead === 0) throw new MusterError('NET_BLOB_CORRUPT', 'the data file of the blob is truncated')
      at += bytesRead
      this.#sent[turn] = this.#send(buffer.subarray(0, head + bytesRead))
      this.#sent[turn].catch(() => {})
    }
  }

  /** Resolves when the bytes are written and their buffer may be reused. */
  #send(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const stalled = () =>
        this.#stream.destroy(new MusterError('NET_STALLED', 'the peer stopped reading its answers'))
      const timer = setTimeout(stalled, this.#options.stallTimeoutMs ?? 60_000)
      this.#stream.write(bytes, (error) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve()
      })
    })
  }
}
