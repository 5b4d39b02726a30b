import {
  type ClientHttp2Session,
  connect,
  constants,
  type Http2Session,
  type IncomingHttpHeaders,
  performServerHandshake,
  type ServerHttp2Stream,
} from 'node:http2'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { CallChannel, type Hello } from '../calls/CallChannel.ts'
import type { Call, CallHandler } from '../calls/defineCall.ts'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import type { MemoryAccount } from '../memory/MemoryBudget.ts'
import type { Stream, StreamContext } from '../streams/defineStream.ts'
import { isStreamEnd, MessageStream } from '../streams/MessageStream.ts'
import { TokenBucket } from '../wire/TokenBucket.ts'
import type { OpenConnection, Route } from './PeerConnection.ts'
import type { PeerLimits } from './PeerLimits.ts'

export type StreamHandler = (
  stream: ServerHttp2Stream,
  context: { peerId: PeerId; limits: PeerLimits; memory: MemoryAccount },
) => Promise<void>

export type SessionOptions = {
  limits: PeerLimits
  calls: ReadonlyMap<string, CallHandler>
  streams: ReadonlyMap<string, StreamHandler>
  hello: Hello
  onClose: (session: Session) => void
}

// 64 KiB, the default, allows 2.6 Mbit/s at 200 ms. The session window limits the bytes buffered for one
// peer.
const streamWindowBytes = 4 << 20
const sessionWindowBytes = 16 << 20
const callsPath = '/calls'
const streamsPath = '/streams/'
const pingEveryMs = 15_000
// Sessions survive a link that is down for ten seconds.
const pingTimeoutMs = 20_000

/** Calls and streams with one peer over one HTTP/2 connection; all calls share a single HTTP/2 stream. */
export class Session {
  readonly peerId: PeerId
  readonly route: Route
  readonly dialled: boolean
  readonly #http2: Http2Session
  readonly #options: SessionOptions
  readonly #memory: MemoryAccount
  readonly #requests: TokenBucket
  #channel: CallChannel | undefined
  readonly #channelReady = Promise.withResolvers<CallChannel>()
  #openStreams = 0
  #draining = false
  readonly #keepAlive: NodeJS.Timeout
  readonly #idle: NodeJS.Timeout

  constructor(connection: OpenConnection, side: 'dialled' | 'accepted', options: SessionOptions) {
    const { limits } = options
    this.peerId = connection.peerId
    this.route = connection.route
    this.dialled = side === 'dialled'
    this.#options = options
    this.#memory = connection.memory
    this.#requests = new TokenBucket(
      limits.requestsPerSecond,
      2 * limits.requestsPerSecond,
      performance.now(),
    )
    this.#channelReady.promise.catch(() => {})
    const settings = {
      settings: {
        enablePush: false,
        initialWindowSize: streamWindowBytes,
        maxConcurrentStreams: limits.streamsPerPeer,
        maxHeaderListSize: limits.headerBytes,
      },
      maxHeaderListPairs: 32,
      maxSessionInvalidFrames: 10,
      maxSessionRejectedStreams: 100,
      maxSendHeaderBlockLength: limits.headerBytes,
    }
    if (this.dialled) {
      const session = connect('https://peer', { ...settings, createConnection: () => connection.socket })
      this.#http2 = session
      const calls = session.request({ ':method': 'POST', ':path': callsPath })
      this.#open(new CallChannel(calls, this.#channelOptions()))
    } else {
      const session = performServerHandshake(connection.socket, settings)
      this.#http2 = session
      session.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
        try {
          this.#serve(stream, headers)
        } catch {
          // the peer has reset the stream, or closed the session, before we answered
          stream.destroy()
        }
      })
    }
    this.#http2.setLocalWindowSize(sessionWindowBytes)
    this.#http2.on('error', () => this.close())
    this.#http2.on('close', () => this.#closed())
    this.#keepAlive = setInterval(() => this.#ping(), pingEveryMs)
    this.#keepAlive.unref()
    this.#idle = setTimeout(() => this.#closeIfIdle(), limits.idleSessionMs)
    this.#idle.unref()
  }

  get closed(): boolean {
    return this.#http2.closed || this.#http2.destroyed
  }

  /** True when new calls and streams may use the session: not while it is closed or draining. */
  get usable(): boolean {
    return !this.closed && !this.#draining
  }

  /** The hello that the peer sent. */
  async hello(): Promise<Hello> {
    return (await this.#channelReady.promise).hello
  }

  async call<Q extends z.ZodType, S extends z.ZodType>(
    call: Call<Q, S>,
    request: z.output<Q>,
    options: { signal?: AbortSignal | undefined; timeoutMs: number },
  ): Promise<z.output<S>> {
    const channel = this.#channel ?? (await this.#channelReady.promise)
    try {
      return await channel.call(call, request, options)
    } finally {
      if (!this.closed) this.#idle.refresh()
      this.#closeIfDrained()
    }
  }

  /** Only the dialling side can open streams: an HTTP/2 server cannot. */
  openStream<P extends z.ZodType, D extends z.ZodType, U extends z.ZodType>(
    kind: Stream<P, D, U>,
    params: z.output<P>,
    options: { signal?: AbortSignal | undefined },
  ): MessageStream<D, U> {
    if (this.closed)
      throw new MusterError('NET_CLOSED', `the connection to ${shortPeerId(this.peerId)} has ended`)
    options.signal?.throwIfAborted()
    const stream = (this.#http2 as ClientHttp2Session).request({
      ':method': 'POST',
      ':path': streamsPath + kind.name,
    })
    this.#count(stream)
    const messages = new MessageStream(stream, {
      incoming: kind.down,
      outgoing: kind.up,
      limits: this.#options.limits,
      memory: this.#memory,
    })
    const abort = () => messages.cancel()
    options.signal?.addEventListener('abort', abort, { once: true })
    stream.once('close', () => options.signal?.removeEventListener('abort', abort))
    void messages.send(params, kind.params).catch(() => {})
    return messages
  }

  /** Closes the session once all calls and streams in progress have finished. */
  drain(): void {
    this.#draining = true
    this.#closeIfDrained()
  }

  close(): void {
    this.#http2.destroy()
    this.#closed()
  }

  #serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    stream.on('error', () => {})
    // The HTTP/2 setting is only advisory: Node accepts up to 64 KiB.
    if (bytesOf(headers) > this.#options.limits.headerBytes) {
      return void stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    }
    const path = String(headers[constants.HTTP2_HEADER_PATH])
    if (path === callsPath && this.#channel === undefined) {
      stream.respond({ ':status': 200 })
      return void this.#open(new CallChannel(stream, this.#channelOptions()))
    }
    const handler = path.startsWith(streamsPath)
      ? this.#options.streams.get(path.slice(streamsPath.length))
      : undefined
    if (!this.#requests.take(1, performance.now()))
      return void stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    stream.respond({ ':status': handler === undefined ? 404 : 200 })
    this.#count(stream)
    const context = { peerId: this.peerId, limits: this.#options.limits, memory: this.#memory }
    void (handler ?? refuseUnknown)(stream, context).catch(() =>
      stream.close(constants.NGHTTP2_INTERNAL_ERROR),
    )
  }

  #open(channel: CallChannel): void {
    this.#channel = channel
    this.#channelReady.resolve(channel)
  }

  #channelOptions() {
    const { limits, calls, hello } = this.#options
    const memory = this.#memory
    return { peerId: this.peerId, limits, memory, handlers: calls, hello, onEnd: () => this.close() }
  }

  #count(stream: { once(event: 'close', done: () => void): unknown }): void {
    this.#openStreams++
    stream.once('close', () => {
      this.#openStreams--
      if (!this.closed) this.#idle.refresh()
      this.#closeIfDrained()
    })
  }

  #closeIfDrained(): void {
    if (this.#draining && this.#openStreams === 0 && this.#channel?.busy !== true) this.close()
  }

  /** Only the dialling side closes an idle session: the other cannot know whether it could dial this peer. */
  #closeIfIdle(): void {
    if (!this.dialled) return
    if (this.#openStreams === 0 && this.#channel?.busy !== true) this.close()
    else this.#idle.refresh()
  }

  #ping(): void {
    if (this.closed) return
    const timer = setTimeout(() => this.close(), pingTimeoutMs)
    timer.unref()
    if (!this.#http2.ping(() => clearTimeout(timer))) clearTimeout(timer)
  }

  #closed(): void {
    clearInterval(this.#keepAlive)
    clearTimeout(this.#idle)
    const error = new MusterError('NET_CLOSED', `the connection to ${shortPeerId(this.peerId)} ended`)
    this.#channelReady.reject(error)
    this.#channel?.end(error)
    this.#options.onClose(this)
  }
}

function bytesOf(headers: IncomingHttpHeaders): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0)
}

/**
 * Runs a typed handler on a stream from a peer: reads its parameters, then sends messages until either side
 * ends.
 */
export function typedStreamHandler<P extends z.ZodType, D extends z.ZodType, U extends z.ZodType>(
  kind: Stream<P, D, U>,
  handle: (params: z.output<P>, context: StreamContext<z.output<U>>) => AsyncIterable<z.output<D>>,
): StreamHandler {
  return async (stream, { peerId, ...shared }) => {
    const messages = new MessageStream(stream, { incoming: kind.up, outgoing: kind.down, ...shared })
    const controller = new AbortController()
    stream.once('close', () => controller.abort(new MusterError('NET_CANCELLED', 'the stream is closed')))
    try {
      const params = await messages.next(kind.params)
      for await (const value of handle(params as z.output<P>, {
        peerId,
        signal: controller.signal,
        incoming: messages,
      })) {
        await messages.send(value)
      }
      messages.end()
    } catch (error) {
      if (isStreamEnd(error)) messages.cancel()
      else await messages.fail(error)
    }
  }
}

const refuseUnknown: StreamHandler = async (stream, { limits, memory }) => {
  const schemas = { incoming: z.unknown(), outgoing: z.unknown() }
  const messages = new MessageStream(stream, { ...schemas, limits, memory })
  await messages.fail(new MusterError('NET_METHOD_UNKNOWN', 'unknown stream'))
}
