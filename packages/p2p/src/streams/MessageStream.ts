import { constants, type Http2Stream } from 'node:http2'
import { hasCode, MusterError } from '@muster-network/core'
import type { z } from 'zod'
import { compactReads } from '../memory/compactReads.ts'
import type { Holding, MemoryAccount } from '../memory/MemoryBudget.ts'
import type { PeerLimits } from '../transport/PeerLimits.ts'
import { FrameReader, frame } from '../wire/FrameReader.ts'
import { errorOf, Failure, failureOf } from '../wire/failure.ts'
import { decodeJson, encodeJson } from '../wire/json.ts'

const empty = Buffer.alloc(0)
const message = 0
const failure = 1
const refusals: number[] = [constants.NGHTTP2_REFUSED_STREAM, constants.NGHTTP2_ENHANCE_YOUR_CALM]

/**
 * Typed messages over one HTTP/2 stream. A slow reader slows the sender down (backpressure); a reader that
 * stops is disconnected.
 */
export class MessageStream<In extends z.ZodType, Out extends z.ZodType> {
  readonly #stream: Http2Stream
  readonly #incoming: In
  readonly #outgoing: Out
  readonly #limits: PeerLimits
  readonly #reader: FrameReader
  /** Bytes that have been read from the stream and hold further frames. */
  #rest: Buffer = empty
  readonly #restMemory: Holding
  readonly #unsentMemory: Holding
  readonly #chunks: AsyncIterator<Buffer>

  constructor(
    stream: Http2Stream,
    options: { incoming: In; outgoing: Out; limits: PeerLimits; memory: MemoryAccount },
  ) {
    this.#stream = stream
    this.#incoming = options.incoming
    this.#outgoing = options.outgoing
    this.#limits = options.limits
    const { limits, memory } = options
    const partMemory = memory.open()
    this.#restMemory = memory.open()
    this.#unsentMemory = memory.open()
    this.#reader = new FrameReader({ maxBytes: limits.messageBytes + 1, holding: partMemory })
    compactReads(stream, memory.open())
    stream.once('close', () => {
      for (const holding of [partMemory, this.#restMemory, this.#unsentMemory]) holding.close()
    })
    stream.on('error', () => {})
    this.#chunks = stream.iterator({ destroyOnReturn: false })
  }

  /**
   * Returns the next message; undefined at the end. Throws the error that the peer failed with, NET_LIMIT or
   * NET_CANCELLED.
   */
  async next<T extends z.ZodType = In>(
    schema: T = this.#incoming as unknown as T,
  ): Promise<z.output<T> | undefined> {
    let body: Buffer | undefined
    while (body === undefined) {
      // One frame at a time: a chunk of a mebibyte can hold a quarter of a million frames.
      const read = this.#reader.readOne(this.#rest)
      body = read.body
      this.#keep(read.rest)
      if (body !== undefined) break
      const chunk = await this.#chunks.next().catch((cause) => {
        const refused = refusals.includes(this.#stream.rstCode ?? constants.NGHTTP2_NO_ERROR)
        if (refused)
          throw new MusterError('NET_LIMIT', 'the peer has reached its limit of open streams: retry later', {
            cause,
          })
        throw new MusterError('NET_CANCELLED', 'the stream was reset', { cause })
      })
      if (chunk.done) {
        const complete = this.#reader.isEmpty && this.#stream.rstCode === constants.NGHTTP2_NO_ERROR
        // The peer sends nothing more, so end our half too.
        if (complete) return void this.end()
        throw new MusterError('NET_CANCELLED', 'the stream ended in the middle of a message')
      }
      this.#keep(chunk.value)
    }
    const [kind, payload] = [body[0], body.subarray(1)]
    if (kind === failure) {
      // The peer has ended the stream, which counts against its limit until our half ends too.
      this.end()
      throw errorOf(decodeJson(Failure, payload, 'a failure'))
    }
    if (kind !== message) throw new MusterError('NET_MESSAGE_INVALID', 'a stream frame has an unknown kind')
    return decodeJson(schema, payload, 'a stream message')
  }

  #keep(rest: Buffer): void {
    this.#rest = rest.length > 0 ? rest : empty
    if (this.#restMemory.resize(rest.length)) return
    this.cancel()
    throw new MusterError('NET_LIMIT', 'the peer sends more than this node reads: its memory is full')
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<z.output<In>, void, void> {
    while (true) {
      const value = await this.next()
      if (value === undefined) return
      yield value
    }
  }

  /** Resolves when there is room for more. Throws NET_STALLED when the peer does not read for too long. */
  async send<T extends z.ZodType = Out>(
    value: z.output<T>,
    schema: T = this.#outgoing as unknown as T,
  ): Promise<void> {
    const payload = encodeJson(schema, value)
    if (payload.length > this.#limits.messageBytes) {
      throw new MusterError(
        'NET_LIMIT',
        `a message of ${payload.length} bytes exceeds the limit of ${this.#limits.messageBytes}`,
        {
          details: { limit: 'messageBytes' },
        },
      )
    }
    await this.#write(message, payload)
  }

  /** Sends the error to the peer and ends the stream. */
  async fail(error: unknown): Promise<void> {
    if (this.#stream.writable)
      await this.#write(failure, encodeJson(Failure, failureOf(error))).catch(() => {})
    this.end()
  }

  end(): void {
    if (this.#stream.writable) this.#stream.end()
  }

  /** Drops the stream; the peer's signal is aborted. */
  cancel(): void {
    if (!this.#stream.closed) this.#stream.close(constants.NGHTTP2_CANCEL)
  }

  async #write(kind: number, payload: Uint8Array): Promise<void> {
    if (!this.#stream.writable) throw new MusterError('NET_CLOSED', 'the stream is closed')
    const hasRoom = this.#stream.write(frame(Buffer.concat([Buffer.of(kind), payload])))
    if (!this.#unsentMemory.resize(this.#stream.writableLength)) {
      this.cancel()
      throw new MusterError('NET_LIMIT', 'the peer reads too slowly: its memory is full')
    }
    if (hasRoom) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        done(new MusterError('NET_STALLED', `the peer read nothing for ${this.#limits.stallTimeoutMs} ms`))
        this.#stream.close(constants.NGHTTP2_CANCEL)
      }, this.#limits.stallTimeoutMs)
      const drain = () => {
        this.#unsentMemory.resize(this.#stream.writableLength)
        done()
      }
      const close = () => done(new MusterError('NET_CANCELLED', 'the peer closed the stream'))
      const done = (error?: MusterError) => {
        clearTimeout(timer)
        this.#stream.off('drain', drain).off('close', close)
        if (error === undefined) resolve()
        else reject(error)
      }
      this.#stream.on('drain', drain).on('close', close)
    })
  }
}

/**
 * Returns whether an error only means that the stream has ended, so that nothing needs to be reported to the peer.
 */
export function isStreamEnd(error: unknown): boolean {
  return hasCode(error, 'NET_CANCELLED', 'NET_CLOSED', 'NET_STALLED')
}
