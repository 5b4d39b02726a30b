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

/** A relay's view of one registered target: its reverse connection and what was carried for it. */
export class RelayTarget {
  /** Forwarded connections, dealt among the addresses that they come from. */
  readonly diallers: FairSlots<Socket>
  bytes = 0
  readonly #peerId: PeerId
  readonly #socket: TLSSocket
  readonly #options: RelayTargetOptions
  readonly #period = randomBytes(16).toString('hex')
  readonly #joined = new Set<Socket>()
  #askedBytes = 0
  #signedBytes = 0
  #heard = true

  constructor(peerId: PeerId, socket: TLSSocket, options: RelayTargetOptions) {
    this.#peerId = peerId
    this.#socket = socket
    this.#options = options
    this.diallers = new FairSlots(options.limits.connectionsPerTarget, (dialler) => dialler.destroy())
    const reader = new FrameReader(maxRelayMessageBytes)
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const body of reader.push(chunk))
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

  /** Remembers a forwarded pair, so that it ends when the target does not sign for what it receives. */
  join(dialler: Socket, accepted: Socket): void {
    this.#joined.add(dialler)
    dialler.once('close', () => this.#joined.delete(dialler))
    accepted.once('close', () => dialler.destroy())
  }

  carried(count: number): void {
    this.bytes += count
    if (this.bytes - this.#askedBytes >= this.#options.limits.statementBytes) this.#askToSign()
    if (this.unsignedBytes > 2 * this.#options.limits.unsignedBytes)
      for (const one of this.#joined) one.destroy()
  }

  /** At each ping: one that has not answered the last is gone. */
  tick(): void {
    if (!this.#heard) return void this.close()
    this.#heard = false
    this.#send({ t: 'ping' })
    if (this.bytes > this.#signedBytes) this.#askToSign()
  }

  /** It counts no longer, even before its socket has closed: whoever takes its place may be waiting for it. */
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
    this.#heard = true
    if (message.t !== 'signed') return
    const { usage, signature } = message
    // Only our own statement, signed: a larger one of the target's making would be refused where it is paid.
    const expected = this.#usage(usage.bytes)
    const ours = JSON.stringify(usage) === JSON.stringify(expected) && usage.bytes <= this.bytes
    if (!ours || usage.bytes <= this.#signedBytes || !verifyRelayUsage({ usage, signature })) return
    this.#signedBytes = usage.bytes
    this.#options.onUsage({ usage, signature })
  }

  #send(message: RelayToTarget): void {
    if (!this.#socket.writable) return
    this.#socket.write(frame(Buffer.from(JSON.stringify(message))))
    // A target that does not read its few small messages is not there.
    if (this.#socket.writableLength > 256 << 10) this.close()
  }
}
