import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { PeerId } from '../identity/PeerId.ts'
import { FairSlots } from '../transport/FairSlots.ts'
import { FrameReader, frame } from '../wire/FrameReader.ts'
import { decodeJson } from '../wire/json.ts'
import type { RelayLimits } from './RelayLimits.ts'
import { maxRelayMessageBytes, type RelayToTarget, TargetToRelay } from './RelayMessage.ts'
import { type RelayUsage, type SignedRelayUsage, verifyRelayUsage } from './RelayUsage.ts'

export type RelayTargetOptions = {
  relay: PeerId
  limits: RelayLimits
  onUsage: (signed: SignedRelayUsage) => void
  onClose: () => void
}

/** A relay's state for one registered target: the reverse connection and the bytes carried. */
export class RelayTarget {
  /** Forwarded connections, shared fairly among their source addresses. */
  readonly diallers: FairSlots<Socket>
  bytes = 0
  readonly #peerId: PeerId
  readonly #socket: TLSSocket
  readonly #options: RelayTargetOptions
  readonly #period = randomBytes(16).toString('hex')
  readonly #joined = new Set<Socket>()
  #askedBytes = 0
  #signedBytes = 0
  #isAlive = true

  constructor(peerId: PeerId, socket: TLSSocket, options: RelayTargetOptions) {
    this.#peerId = peerId
    this.#socket = socket
    this.#options = options
    this.diallers = new FairSlots(options.limits.connectionsPerTarget, (dialler) => dialler.destroy())
    const reader = new FrameReader({ maxBytes: maxRelayMessageBytes })
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const body of reader.readAll(chunk))
          this.#handle(decodeJson(TargetToRelay, body, 'a relay message'))
      } catch {
        this.close()
      }
    })
    socket.on('close', () => options.onClose())
    this.#send({ t: 'welcome', period: this.#period })
  }

  get unsignedBytes(): number {
    return this.bytes - this.#signedBytes
  }

  announce(token: string): void {
    this.#send({ t: 'incoming', token })
  }

  /** Tracks a forwarded pair, so that it can be closed when the target does not sign for its traffic. */
  join(dialler: Socket, accepted: Socket): void {
    this.#joined.add(dialler)
    dialler.once('close', () => this.#joined.delete(dialler))
    accepted.once('close', () => dialler.destroy())
  }

  carried(count: number): void {
    this.bytes += count
    if (this.bytes - this.#askedBytes >= this.#options.limits.statementBytes) this.#askToSign()
    if (this.unsignedBytes > 2 * this.#options.limits.unsignedBytes)
      for (const dialler of this.#joined) dialler.destroy()
  }

  /** Called at each ping interval: closes a target that has not answered the previous ping. */
  tick(): void {
    if (!this.#isAlive) return void this.close()
    this.#isAlive = false
    this.#send({ t: 'ping' })
    if (this.bytes > this.#signedBytes) this.#askToSign()
  }

  /** Unregisters at once, before the socket has closed: another connection may be waiting for the slot. */
  close(): void {
    this.#socket.destroy()
    this.#options.onClose()
  }

  #askToSign(): void {
    this.#askedBytes = this.bytes
    this.#send({ t: 'usage', usage: this.#usage(this.bytes) })
  }

  #usage(bytes: number): RelayUsage {
    return { relay: this.#options.relay, target: this.#peerId, period: this.#period, bytes }
  }

  #handle(message: TargetToRelay): void {
    this.#isAlive = true
    if (message.t !== 'signed') return
    const { usage, signature } = message
    // Accepts only the relay's own statement, signed: a larger total made up by the target would be rejected
    // at payment.
    const expected = this.#usage(usage.bytes)
    const ours = JSON.stringify(usage) === JSON.stringify(expected) && usage.bytes <= this.bytes
    if (!ours || usage.bytes <= this.#signedBytes || !verifyRelayUsage({ usage, signature })) return
    this.#signedBytes = usage.bytes
    this.#options.onUsage({ usage, signature })
  }

  #send(message: RelayToTarget): void {
    if (!this.#socket.writable) return
    this.#socket.write(frame(Buffer.from(JSON.stringify(message))))
    // A target that does not read a few small messages is considered gone.
    if (this.#socket.writableLength > 256 << 10) this.close()
  }
}
