import type { Duplex } from 'node:stream'
import { exceededShape, hasCode, type JsonShape, MusterError, shapeOf } from '@muster-network/core'
import { z } from 'zod'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import { compactReads } from '../memory/compactReads.ts'
import type { Holding, MemoryAccount } from '../memory/MemoryBudget.ts'
import type { PeerLimits } from '../transport/PeerLimits.ts'
import { FrameReader } from '../wire/FrameReader.ts'
import { errorOf, Failure, failureOf } from '../wire/failure.ts'
import { decodeJson, decodeValue, encodeJson, parseJson, tooComplex } from '../wire/json.ts'
import { TokenBucket } from '../wire/TokenBucket.ts'
import {
  type CallFrame,
  type CallFrameKind,
  decodeCallFrame,
  encodeCallFrame,
  callFrameKinds as kinds,
} from './CallFrame.ts'
import type { Call, CallContext, CallHandler } from './defineCall.ts'

/** Both sides use the newest version that both know; unknown fields are ignored. */
const Hello = z.object({ version: z.int().min(1).max(1_000_000), agent: z.string().max(100) })
export type Hello = z.infer<typeof Hello>

const Request = z.object({ t: z.number().positive().max(86_400_000), b: z.unknown() })

/** A request is held twice while it is answered: as received and as parsed. */
const requestCopies = 2

type Waiting = { resolve: (payload: Buffer) => void; reject: (error: Error) => void }

export type CallChannelOptions = {
  peerId: PeerId
  limits: PeerLimits
  /** The memory of the connection. */
  memory: MemoryAccount
  handlers: ReadonlyMap<string, CallHandler>
  hello: Hello
  /** Called once, when the channel can no longer be used. */
  onEnd: (error: MusterError) => void
}

/**
 * Calls in both directions over one duplex stream. A stream per call would cost three times the round trip,
 * and only the dialling side could call.
 */
export class CallChannel {
  readonly #stream: Duplex
  readonly #options: CallChannelOptions
  readonly #reader: FrameReader
  readonly #requestMemory: Holding
  readonly #unsentMemory: Holding
  #requestBytes = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #running = new Map<number, RunningCall>()
  readonly #requests: TokenBucket
  readonly #bytes: TokenBucket
  readonly #hello = Promise.withResolvers<Hello>()
  #stall: NodeJS.Timeout | undefined
  #nextId = 0
  #ended: MusterError | undefined

  constructor(stream: Duplex, options: CallChannelOptions) {
    const { limits, memory } = options
    this.#stream = stream
    this.#options = options
    compactReads(stream, memory.open())
    this.#reader = new FrameReader({ maxBytes: limits.messageBytes + 1024, holding: memory.open() })
    this.#requestMemory = memory.open()
    this.#unsentMemory = memory.open()
    this.#requests = new TokenBucket(
      limits.requestsPerSecond,
      2 * limits.requestsPerSecond,
      performance.now(),
    )
    this.#bytes = new TokenBucket(
      limits.messageBytesPerSecond,
      2 * limits.messageBytesPerSecond,
      performance.now(),
    )
    this.#hello.promise.catch(() => {})
    stream.on('data', (chunk: Buffer) => this.#receive(chunk))
    stream.on('drain', () => this.#drained())
    stream.on('error', () => this.end(closed()))
    stream.on('close', () => this.end(closed()))
    stream.on('end', () => this.end(closed()))
    this.#send(kinds.hello, 0, encodeJson(Hello, options.hello))
  }

  /** The hello that the peer sent when the channel opened. */
  get hello(): Promise<Hello> {
    return this.#hello.promise
  }

  get busy(): boolean {
    return this.#waiting.size > 0 || this.#running.size > 0
  }

  async call<Q extends z.ZodType, S extends z.ZodType>(
    call: Call<Q, S>,
    request: z.output<Q>,
    options: { signal?: AbortSignal | undefined; timeoutMs: number },
  ): Promise<z.output<S>> {
    if (this.#ended !== undefined) throw this.#ended
    const { limits, peerId } = this.#options
    if (this.#waiting.size >= limits.callsInFlight) throw limitExceeded('callsInFlight', limits.callsInFlight)
    const body = Buffer.from(
      JSON.stringify({ m: call.name, t: options.timeoutMs, b: z.encode(call.request, request) }),
    )
    if (body.length > limits.messageBytes) throw limitExceeded('messageBytes', limits.messageBytes)

    this.#nextId = (this.#nextId + 1) >>> 0
    const id = this.#nextId
    const answer = await new Promise<Buffer>((resolve, reject) => {
      const cancel = (error: MusterError) => {
        this.#send(kinds.cancel, id, Buffer.alloc(0))
        settle.reject(error)
      }
      const timer = setTimeout(() => {
        const message = `${shortPeerId(peerId)} did not answer ${call.name} within ${options.timeoutMs} ms`
        cancel(new MusterError('NET_TIMEOUT', message, { details: { timeoutMs: options.timeoutMs } }))
      }, options.timeoutMs)
      const abort = () => cancel(new MusterError('NET_CANCELLED', `${call.name} was cancelled`))
      const clear = () => {
        clearTimeout(timer)
        options.signal?.removeEventListener('abort', abort)
        this.#waiting.delete(id)
      }
      const settle: Waiting = {
        resolve: (payload) => {
          clear()
          resolve(payload)
        },
        reject: (error) => {
          clear()
          reject(error)
        },
      }
      this.#waiting.set(id, settle)
      if (options.signal?.aborted)
        return settle.reject(new MusterError('NET_CANCELLED', `${call.name} was cancelled`))
      options.signal?.addEventListener('abort', abort, { once: true })
      this.#send(kinds.request, id, body)
    })
    return decodeJson(call.response, answer, `the response to ${call.name}`)
  }

  /** Fails all calls in progress and closes the stream. */
  end(error: MusterError): void {
    if (this.#ended !== undefined) return
    this.#ended = error
    clearTimeout(this.#stall)
    this.#hello.reject(error)
    for (const waiting of [...this.#waiting.values()]) waiting.reject(error)
    for (const running of this.#running.values()) running.abort(error)
    this.#running.clear()
    this.#stream.destroy()
    this.#options.onEnd(error)
  }

  #receive(chunk: Buffer): void {
    if (this.#ended !== undefined) return
    try {
      if (!this.#bytes.take(chunk.length, performance.now())) {
        throw limitExceeded('messageBytesPerSecond', this.#options.limits.messageBytesPerSecond)
      }
      for (const bytes of this.#reader.readAll(chunk)) {
        this.#handle(decodeCallFrame(bytes))
        if (this.#ended !== undefined) return
      }
    } catch (error) {
      // A peer that breaks the channel's protocol loses the channel: later bytes could no longer be
      // interpreted.
      this.end(
        hasCode(error)
          ? error
          : new MusterError('NET_MESSAGE_INVALID', 'the peer sent an invalid frame', { cause: error }),
      )
    }
  }

  #handle({ kind, id, payload }: CallFrame): void {
    if (kind === kinds.hello) this.#hello.resolve(decodeJson(Hello, payload, 'the hello'))
    else if (kind === kinds.request) void this.#answer(id, payload).catch(() => this.end(closed()))
    else if (kind === kinds.response) this.#waiting.get(id)?.resolve(payload)
    else if (kind === kinds.failure) {
      this.#waiting.get(id)?.reject(errorOf(decodeJson(Failure, payload, 'a failure')))
    } else this.#running.get(id)?.abort(new MusterError('NET_CANCELLED', 'the caller cancelled'))
  }

  async #answer(id: number, payload: Buffer): Promise<void> {
    const { limits, peerId, handlers } = this.#options
    const running = new RunningCall(peerId)
    let timer: NodeJS.Timeout | undefined
    try {
      if (this.#running.has(id))
        throw new MusterError('NET_MESSAGE_INVALID', `call id ${id} is already in use`)
      if (this.#running.size >= limits.callsInFlight)
        throw limitExceeded('callsInFlight', limits.callsInFlight)
      if (!this.#requests.take(1, performance.now()))
        throw limitExceeded('requestsPerSecond', limits.requestsPerSecond)
      const bytes = requestCopies * payload.length
      if (!this.#requestMemory.resize(this.#requestBytes + bytes))
        throw limitExceeded('memoryPerPeer', limits.memoryPerPeer)
      this.#requestBytes += bytes
      running.bytes = bytes
      const name = nameOfRequest(payload)
      const handler = handlers.get(name)
      if (handler === undefined) throw new MusterError('NET_METHOD_UNKNOWN', `unknown call "${name}"`)
      const exceeded = exceededShape(payload, requestShape(handler.shape))
      if (exceeded !== undefined) throw tooComplex(`the request ${name}`, exceeded)
      const { t, b } = decodeValue(Request, parseJson(payload, 'a request'), 'a request')
      this.#running.set(id, running)
      timer = setTimeout(
        () => running.abort(new MusterError('NET_TIMEOUT', 'the deadline of the call has passed')),
        t,
      )
      const body = await handler.handle(b, running)
      if (body.length > limits.messageBytes) throw limitExceeded('messageBytes', limits.messageBytes)
      this.#send(kinds.response, id, body)
    } catch (error) {
      this.#send(kinds.failure, id, encodeJson(Failure, failureOf(error)))
    } finally {
      clearTimeout(timer)
      if (this.#running.get(id) === running) this.#running.delete(id)
      this.#requestBytes -= running.bytes
      this.#requestMemory.resize(this.#requestBytes)
    }
  }

  #send(kind: CallFrameKind, id: number, payload: Uint8Array): void {
    if (this.#ended !== undefined) return
    const { limits } = this.#options
    const hasRoom = this.#stream.write(encodeCallFrame(kind, id, payload))
    if (!this.#unsentMemory.resize(this.#stream.writableLength))
      return void this.end(limitExceeded('memoryPerPeer', limits.memoryPerPeer))
    if (hasRoom) return
    if (this.#stream.writableLength > limits.unsentBytes)
      return void this.end(limitExceeded('unsentBytes', limits.unsentBytes))
    this.#stall ??= setTimeout(
      () => this.end(new MusterError('NET_STALLED', 'the peer stopped reading its answers')),
      limits.stallTimeoutMs,
    )
  }

  #drained(): void {
    this.#unsentMemory.resize(this.#stream.writableLength)
    clearTimeout(this.#stall)
    this.#stall = undefined
  }
}

/** A call being handled. Its AbortSignal is created on first use, because most handlers never use it. */
class RunningCall implements CallContext {
  readonly peerId: PeerId
  /** Memory counted for the request. */
  bytes = 0
  #controller: AbortController | undefined
  #aborted: MusterError | undefined

  constructor(peerId: PeerId) {
    this.peerId = peerId
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#aborted !== undefined) this.#controller.abort(this.#aborted)
    }
    return this.#controller.signal
  }

  abort(reason: MusterError): void {
    this.#aborted ??= reason
    this.#controller?.abort(this.#aborted)
  }
}

/** Wraps a typed handler so that request and response are checked against the call's schemas. */
export function typedHandler<Q extends z.ZodType, S extends z.ZodType>(
  call: Call<Q, S>,
  handle: (request: z.output<Q>, context: CallContext) => Promise<z.output<S>>,
): CallHandler {
  return {
    shape: shapeOf(call.request),
    handle: async (body, context) =>
      encodeJson(
        call.response,
        await handle(decodeValue(call.request, body, `the request ${call.name}`), context),
      ),
  }
}

/** Reads the name, which comes first, so that the limits of the call are known before the request is parsed. */
function nameOfRequest(payload: Buffer): string {
  const name = /^\{"m":"([^"\\]{1,100})"/.exec(payload.toString('utf8', 0, 128))?.[1]
  if (name === undefined)
    throw new MusterError('NET_MESSAGE_INVALID', 'a request does not begin with the name of its call')
  return name
}

/** The body lies in an envelope with the name and the timeout. */
function requestShape({ depth, containers, commas }: JsonShape): JsonShape {
  return { depth: depth + 1, containers: containers + 1, commas: commas + 2 }
}

function closed(): MusterError {
  return new MusterError('NET_CLOSED', 'the connection ended')
}

function limitExceeded(limit: string, value: number): MusterError {
  return new MusterError('NET_LIMIT', `limit ${limit} (${value}) exceeded`, { details: { limit, value } })
}
