import { connect, type Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { type Logger, MusterError } from '@muster-network/core'
import type { Address, Directory } from '../directory/Directory.ts'
import type { Identity } from '../identity/Identity.ts'
import type { PeerId } from '../identity/PeerId.ts'
import { dial } from '../transport/dial.ts'
import type { Listener } from '../transport/Listener.ts'
import { protocols } from '../transport/protocols.ts'
import { FrameReader, frame } from '../wire/FrameReader.ts'
import { decodeJson } from '../wire/json.ts'
import { acceptPreamble, maxRelayMessageBytes, RelayToTarget, type TargetToRelay } from './RelayMessage.ts'
import { type RelayUsage, signRelayUsage } from './RelayUsage.ts'

export type RelayedListenerOptions = {
  identity: Identity
  directory: Directory
  listener: Listener
  logger: Logger
}

const firstRetryMs = 500
const lastRetryMs = 30_000
/** Silence after which the relay is taken for gone: three of its pings. */
const silenceMs = 45_000
/** Bytes that the relay may have counted and that have not reached us yet: all buffers of a long fat link. */
const inFlightBytes = 64 << 20
const openAtOnce = 256

/** Keeps a reverse connection to one relay, accepts what comes through it, and signs for what was carried. */
export class RelayedListener {
  readonly relay: PeerId
  readonly #options: RelayedListenerOptions
  readonly #ready = Promise.withResolvers<void>()
  readonly #stopping = new AbortController()
  readonly #carried = new Set<Socket>()
  #control: TLSSocket | undefined
  #isWelcome = false
  #retryMs = firstRetryMs
  #timer: NodeJS.Timeout | undefined
  #period = ''
  #closedBytes = 0

  constructor(relay: PeerId, options: RelayedListenerOptions) {
    this.relay = relay
    this.#options = options
    void this.#connect()
  }

  /** Resolves when the relay has first welcomed us. */
  get ready(): Promise<void> {
    return this.#ready.promise
  }

  /** Whether the relay would pass somebody on to us now. */
  get isOpen(): boolean {
    return this.#isWelcome
  }

  stop(): void {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    this.#control?.destroy()
    for (const socket of this.#carried) socket.destroy()
  }

  async #connect(): Promise<void> {
    const { identity, directory, logger } = this.#options
    try {
      const entry = await directory.lookup(this.relay)
      const address = entry?.addresses[0]
      if (address === undefined) throw new MusterError('NET_PEER_UNKNOWN', 'the relay has no address')
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(15_000)])
      const socket = await dial(this.relay, address, { identity, protocol: protocols.relay, signal })
      this.#control = socket
      this.#listen(socket, address)
    } catch (error) {
      logger.debug({ relay: this.relay, error: (error as Error).message }, 'relay not reached')
      this.#retry()
    }
  }

  #listen(socket: TLSSocket, address: Address): void {
    const reader = new FrameReader(maxRelayMessageBytes)
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#isWelcome = false
      this.#retry()
    })
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const body of reader.push(chunk)) {
          this.#handle(decodeJson(RelayToTarget, body, 'a relay message'), socket, address)
        }
      } catch (error) {
        this.#options.logger.warn(
          { relay: this.relay, error: (error as Error).message },
          'relay broke the protocol',
        )
        socket.destroy()
      }
    })
  }

  #handle(message: RelayToTarget, socket: TLSSocket, address: Address): void {
    const reply = (answer: TargetToRelay) => socket.write(frame(Buffer.from(JSON.stringify(answer))))
    if (message.t === 'welcome') {
      this.#retryMs = firstRetryMs
      this.#isWelcome = true
      this.#period = message.period
      this.#closedBytes = 0
      for (const one of this.#carried) this.#closedBytes -= bytesOf(one)
      this.#ready.resolve()
    } else if (message.t === 'ping') reply({ t: 'pong' })
    else if (message.t === 'incoming') this.#accept(message.token, address)
    else if (this.#isFair(message.usage))
      reply({ t: 'signed', ...signRelayUsage(this.#options.identity, message.usage) })
  }

  /** The relay's total against our own count of the same bytes. */
  #isFair(usage: RelayUsage): boolean {
    let own = this.#closedBytes
    for (const socket of this.#carried) own += bytesOf(socket)
    const about = usage.relay === this.relay && usage.target === this.#options.identity.peerId
    const fair = about && usage.period === this.#period && usage.bytes <= own + inFlightBytes
    if (!fair)
      this.#options.logger.warn({ relay: this.relay, said: usage.bytes, own }, 'usage of a relay not signed')
    return fair
  }

  #accept(token: string, address: Address): void {
    if (this.#carried.size >= openAtOnce) return
    const socket = connect({ host: address.host, port: address.port, noDelay: true })
    this.#carried.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#closedBytes += bytesOf(socket)
      this.#carried.delete(socket)
    })
    socket.once('connect', () => {
      socket.write(Buffer.concat([acceptPreamble, Buffer.from(token, 'hex')]))
      this.#options.listener.adopt(socket, { kind: 'relay', relay: this.relay })
    })
  }

  #retry(): void {
    if (this.#stopping.signal.aborted) return
    // A little disorder, so that a relay that comes back is not met by everybody at once.
    this.#timer = setTimeout(() => void this.#connect(), this.#retryMs * (0.5 + Math.random()))
    this.#retryMs = Math.min(this.#retryMs * 2, lastRetryMs)
  }
}

function bytesOf(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten
}
