import { connect, type Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { anySignal, type Logger, MusterError } from '@muster-network/core'
import type { Address, Directory } from '../directory/Directory.ts'
import type { Identity } from '../identity/Identity.ts'
import type { PeerId } from '../identity/PeerId.ts'
import { dialAddress } from '../transport/dialAddress.ts'
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
/** A relay that is silent this long is considered gone: three of its ping intervals. */
const silenceMs = 45_000
/** Bytes that the relay may have counted but that have not arrived yet: all buffers of a long fat link. */
const inFlightBytes = 64 << 20
const maxCarried = 256

/**
 * Maintains a reverse connection to one relay, accepts the connections it forwards, and signs for the bytes
 * carried.
 */
export class RelayedListener {
  readonly relay: PeerId
  readonly #options: RelayedListenerOptions
  readonly #ready = Promise.withResolvers<void>()
  readonly #stopping = new AbortController()
  readonly #carried = new Set<Socket>()
  #control: TLSSocket | undefined
  #isRegistered = false
  #retryMs = firstRetryMs
  #timer: NodeJS.Timeout | undefined
  #period = ''
  #closedBytes = 0

  constructor(relay: PeerId, options: RelayedListenerOptions) {
    this.relay = relay
    this.#options = options
    void this.#connect()
  }

  /** Resolves when the relay has first registered this node. */
  get ready(): Promise<void> {
    return this.#ready.promise
  }

  /** True while the relay forwards connections to this node. */
  get isOpen(): boolean {
    return this.#isRegistered
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
      if (address === undefined)
        throw new MusterError('NET_PEER_UNKNOWN', `relay ${this.relay} has no address in the directory`)
      const signal = anySignal([this.#stopping.signal, AbortSignal.timeout(15_000)])
      const socket = await dialAddress(this.relay, address, { identity, protocol: protocols.relay, signal })
      this.#control = socket
      this.#listen(socket, address)
    } catch (error) {
      logger.debug({ relay: this.relay, error: (error as Error).message }, 'relay not reached')
      this.#retry()
    }
  }

  #listen(socket: TLSSocket, address: Address): void {
    const reader = new FrameReader({ maxBytes: maxRelayMessageBytes })
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#isRegistered = false
      this.#retry()
    })
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const body of reader.readAll(chunk)) {
          this.#handle(decodeJson(RelayToTarget, body, 'a relay message'), socket, address)
        }
      } catch (error) {
        this.#options.logger.warn(
          { relay: this.relay, error: (error as Error).message },
          'relay violated the protocol',
        )
        socket.destroy()
      }
    })
  }

  #handle(message: RelayToTarget, socket: TLSSocket, address: Address): void {
    const reply = (answer: TargetToRelay) => socket.write(frame(Buffer.from(JSON.stringify(answer))))
    if (message.t === 'welcome') {
      this.#retryMs = firstRetryMs
      this.#isRegistered = true
      this.#period = message.period
      this.#closedBytes = 0
      for (const carried of this.#carried) this.#closedBytes -= bytesOf(carried)
      this.#ready.resolve()
    } else if (message.t === 'ping') reply({ t: 'pong' })
    else if (message.t === 'incoming') this.#accept(message.token, address)
    else if (this.#isFair(message.usage))
      reply({ t: 'signed', ...signRelayUsage(this.#options.identity, message.usage) })
  }

  /** Compares the relay's total with our own count of the same bytes. */
  #isFair(usage: RelayUsage): boolean {
    let counted = this.#closedBytes
    for (const socket of this.#carried) counted += bytesOf(socket)
    const isOurs = usage.relay === this.relay && usage.target === this.#options.identity.peerId
    const fair = isOurs && usage.period === this.#period && usage.bytes <= counted + inFlightBytes
    if (!fair)
      this.#options.logger.warn(
        { relay: this.relay, claimedBytes: usage.bytes, countedBytes: counted },
        'relay usage not signed',
      )
    return fair
  }

  #accept(token: string, address: Address): void {
    if (this.#carried.size >= maxCarried) return
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
    // Jitter, so that a restarted relay is not flooded by all its targets at once.
    this.#timer = setTimeout(() => void this.#connect(), this.#retryMs * (0.5 + Math.random()))
    this.#retryMs = Math.min(this.#retryMs * 2, lastRetryMs)
  }
}

function bytesOf(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten
}
