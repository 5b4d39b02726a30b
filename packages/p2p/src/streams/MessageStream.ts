import { constants, type Http2Stream } from 'node:http2'
import { hasCode, MusterError } from '@muster-network/core'
import type { z } from 'zod'
import type { PeerLimits } from '../transport/PeerLimits.ts'
import { FrameReader, frame } from '../wire/FrameReader.ts'
import { errorOf, Failure, failureOf } from '../wire/failure.ts'
import { decodeJson, encodeJson } from '../wire/json.ts'

const message = 0
const failure = 1
const refusals: number[] = [constants.NGHTTP2_REFUSED_STREAM, constants.NGHTTP2_ENHANCE_YOUR_CALM]

/**
 * Typed messages over one HTTP/2 stream. Reading slowly slows the sender down; a receiver that stops reading is cut off.
 */
export class MessageStream<In extends z.ZodType, Out extends z.ZodType> {
  readonly #stream: Http2Stream
  readonly #incoming: In
  readonly #outgoing: Out
  readonly #limits: PeerLimits
  readonly #reader: FrameReader
  #frames: Buffer[] = []
  readonly #chunks: AsyncIterator<Buffer>

  constructor(stream: Http2Stream, options: { incoming: In; outgoing: Out; limits: PeerLimits }) {
    this.#stream = stream
    this.#incoming = options.incoming
    this.#outgoing = options.outgoing
    this.#limits = options.limits
    this.#reader = new FrameReader(options.limits.messageBytes + 1)
    stream.on('error', () => {})
    this.#chunks = stream.iterator({ destroyOnReturn: false })
  }

  /** The next message; undefined at the end. Throws what the other side failed with, or NET_CLOSED. */
  async next<T extends z.ZodType = In>(
    schema: T = this.#incoming as unknown as T,
  ): Promise<z.output<T> | undefined> {
    while (this.#frames.length === 0) {
      const chunk = await this.#chunks.next().catch((cause) => {
        const refused = refusals.includes(this.#stream.rstCode ?? constants.NGHTTP2_NO_ERROR)
        if (refused) throw new MusterError('NET_LIMIT', 'the peer allows no more streams now', { cause })
        throw new MusterError('NET_CANCELLED', 'the stream was cut off', { cause })
      })
      if (chunk.done) {
        const complete =
          this.#reader.pendingBytes === 0 && this.#stream.rstCode === constants.NGHTTP2_NO_ERROR
        // Nothing more will come, so nothing more is asked for: both halves are over.
        if (complete) return void this.end()
        throw new MusterError('NET_CANCELLED', 'the stream ended in the middle')
      }
      this.#frames = this.#reader.push(chunk.value)
    }
    const [kind, payload] = [this.#frames[0]![0], this.#frames.shift()!.subarray(1)]
    if (kind === failure) throw errorOf(decodeJson(Failure, payload, 'a failure'))
    if (kind !== message) throw new MusterError('NET_MESSAGE_INVALID', 'a stream frame of unknown kind')
    return decodeJson(schema, payload, 'a stream message')
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<z.output<In>, void, void> {
    while (true) {
      const value = await this.next()
      if (value === undefined) return
      yield value
    }
  }

  /** Resolves when there is room for more. Throws NET_STALLED when there is none for too long. */
  async send<T extends z.ZodType = Out>(
    value: z.output<T>,
    schema: T = this.#outgoing as unknown as T,
  ): Promise<void> {
    const payload = encodeJson(schema, value)
    if (payload.length > this.#limits.messageBytes) {
      throw new MusterError('NET_LIMIT', `a message of ${payload.length} bytes`, {
        details: { limit: 'messageBytes' },
      })
    }
    await this.#write(message, payload)
  }

  /** Tells the other side why there is no more, and ends. */
  async fail(error: unknown): Promise<void> {
    if (this.#stream.writable)
      await this.#write(failure, encodeJson(Failure, failureOf(error))).catch(() => {})
    this.end()
  }

  end(): void {
    if (this.#stream.writable) this.#stream.end()
  }

  /** Drops the stream; the other side's signal is aborted. */
  cancel(): void {
    if (!this.#stream.closed) this.#stream.close(constants.NGHTTP2_CANCEL)
  }

  async #write(kind: number, payload: Uint8Array): Promise<void> {
    if (!this.#stream.writable) throw new MusterError('NET_CLOSED', 'the stream is closed')
    if (this.#stream.write(frame(Buffer.concat([Buffer.of(kind), payload])))) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        done(new MusterError('NET_STALLED', 'the other side does not read'))
        this.#stream.close(constants.NGHTTP2_CANCEL)
      }, this.#limits.stallTimeoutMs)
      const drain = () => done()
      const close = () => done(new MusterError('NET_CANCELLED', 'the stream was closed by the other side'))
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

/** Whether an error only says that the stream is over: nothing to report to the other side. */
export function isOver(error: unknown): boolean {
  return hasCode(error, 'NET_CANCELLED', 'NET_CLOSED', 'NET_STALLED')
}
