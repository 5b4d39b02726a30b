import type { Duplex } from 'node:stream'
import { hasCode, MusterError } from '@muster-network/core'
import { z } from 'zod'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import type { PeerLimits } from '../transport/PeerLimits.ts'
import { FrameReader } from '../wire/FrameReader.ts'
import { errorOf, Failure, failureOf } from '../wire/failure.ts'
import { decodeJson, decodeValue, encodeJson } from '../wire/json.ts'
import { TokenBucket } from '../wire/TokenBucket.ts'
import {
  type CallFrame,
  type CallFrameKind,
  decodeCallFrame,
  encodeCallFrame,
  callFrameKinds as kinds,
} from './CallFrame.ts'
import type { Call, CallContext, CallHandler } from './defineCall.ts'

/** The newest way of speaking that both sides know holds; fields that one does not know are ignored. */
const Hello = z.object({ version: z.int().min(1).max(1_000_000), agent: z.string().max(100) })
export type Hello = z.infer<typeof Hello>

const Request = z.object({ m: z.string().max(100), t: z.number().positive().max(86_400_000), b: z.unknown() })

type Waiting = { resolve: (payload: Buffer) => void; reject: (error: Error) => void }

export type CallChannelOptions = {
  peerId: PeerId
  limits: PeerLimits
  handlers: ReadonlyMap<string, CallHandler>
  hello: Hello
  /** Called once, when the channel can no longer be used. */
  onEnd: (error: MusterError) => void
}

/**
 * Calls in both directions over one duplex stream. A stream of its own for each call would cost three times the round
 * trip, and only the side that dialled could ask.
 */
export class CallChannel {
  readonly #stream: Duplex
  readonly #options: CallChannelOptions
  readonly #reader: FrameReader
  readonly #waiting = new Map<number, Waiting>()
  readonly #running = new Map<number, RunningCall>()
  readonly #requests: TokenBucket
  readonly #bytes: TokenBucket
  readonly #hello = Promise.withResolvers<Hello>()
  #stall: NodeJS.Timeout | undefined
  #nextId = 0
  #ended: MusterError | undefined

  constructor(stream: Duplex, options: CallChannelOptions) {
    const { limits } = options
    this.#stream = stream
    this.#options = options
    this.#reader = new FrameReader(limits.messageBytes + 1024)
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

  /** What the other side said of itself first. */
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
    if (this.#waiting.size >= limits.callsInFlight) throw tooMany('callsInFlight', limits.callsInFlight)
    const body = Buffer.from(
      JSON.stringify({ m: call.name, t: options.timeoutMs, b: z.encode(call.request, request) }),
    )
    if (body.length > limits.messageBytes) throw tooMany('messageBytes', limits.messageBytes)

    this.#nextId = (this.#nextId + 1) >>> 0
    const id = this.#nextId
    const answer = await new Promise<Buffer>((resolve, reject) => {
      const give = (error: MusterError) => {
        this.#send(kinds.cancel, id, Buffer.alloc(0))
        settle.reject(error)
      }
      const timer = setTimeout(() => {
        const message = `${shortPeerId(peerId)} did not answer ${call.name} within ${options.timeoutMs} ms`
        give(new MusterError('NET_TIMEOUT', message, { details: { timeoutMs: options.timeoutMs } }))
      }, options.timeoutMs)
      const abort = () => give(new MusterError('NET_CANCELLED', `${call.name} was cancelled`))
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
    return decodeJson(call.response, answer, `the answer to ${call.name}`)
  }

  /** Fails what is under way and closes the stream. */
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
        throw tooMany('messageBytesPerSecond', this.#options.limits.messageBytesPerSecond)
      }
      for (const bytes of this.#reader.push(chunk)) this.#handle(decodeCallFrame(bytes))
    } catch (error) {
      // A peer that breaks the rules of the channel loses it: what follows could mean anything.
      this.end(
        hasCode(error)
          ? error
          : new MusterError('NET_MESSAGE_INVALID', 'a frame broke the channel', { cause: error }),
      )
    }
  }

  #handle({ kind, id, payload }: CallFrame): void {
    if (kind === kinds.hello) this.#hello.resolve(decodeJson(Hello, payload, 'the greeting'))
    else if (kind === kinds.request) void this.#answer(id, payload)
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
      if (this.#running.has(id)) throw new MusterError('NET_MESSAGE_INVALID', 'two calls with one id')
      if (this.#running.size >= limits.callsInFlight) throw tooMany('callsInFlight', limits.callsInFlight)
      if (!this.#requests.take(1, performance.now()))
        throw tooMany('requestsPerSecond', limits.requestsPerSecond)
      const { m, t, b } = decodeJson(Request, payload, 'a request')
      const handler = handlers.get(m)
      if (handler === undefined) throw new MusterError('NET_METHOD_UNKNOWN', `no call "${m}" here`)
      this.#running.set(id, running)
      timer = setTimeout(() => running.abort(new MusterError('NET_TIMEOUT', 'the deadline passed')), t)
      const body = await handler(b, running)
      if (body.length > limits.messageBytes) throw tooMany('messageBytes', limits.messageBytes)
      this.#send(kinds.response, id, body)
    } catch (error) {
      this.#send(kinds.failure, id, encodeJson(Failure, failureOf(error)))
    } finally {
      clearTimeout(timer)
      if (this.#running.get(id) === running) this.#running.delete(id)
    }
  }

  #send(kind: CallFrameKind, id: number, payload: Uint8Array): void {
    if (this.#ended !== undefined) return
    const { limits } = this.#options
    if (this.#stream.write(encodeCallFrame(kind, id, payload))) return
    if (this.#stream.writableLength > limits.unsentBytes)
      return void this.end(tooMany('unsentBytes', limits.unsentBytes))
    this.#stall ??= setTimeout(
      () => this.end(new MusterError('NET_STALLED', 'the peer does not read its answers')),
      limits.stallTimeoutMs,
    )
  }

  #drained(): void {
    clearTimeout(this.#stall)
    this.#stall = undefined
  }
}

/** A call that is being answered. Its signal is made when it is first looked at: most handlers never do. */
class RunningCall implements CallContext {
  readonly peerId: PeerId
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

/** Wraps a typed handler so that what it gets and gives follows the call's schemas. */
export function typedHandler<Q extends z.ZodType, S extends z.ZodType>(
  call: Call<Q, S>,
  handle: (request: z.output<Q>, context: Parameters<CallHandler>[1]) => Promise<z.output<S>>,
): CallHandler {
  return async (body, context) =>
    encodeJson(
      call.response,
      await handle(decodeValue(call.request, body, `the request ${call.name}`), context),
    )
}

function closed(): MusterError {
  return new MusterError('NET_CLOSED', 'the connection ended')
}

function tooMany(limit: string, value: number): MusterError {
  return new MusterError('NET_LIMIT', `over the limit ${limit} (${value})`, { details: { limit, value } })
}
