import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Logger } from '@muster-network/core'
import type { z } from 'zod'
import type { Identity } from '../identity/Identity.ts'
import { type PeerId, peerIdOfServerName } from '../identity/PeerId.ts'
import { FairSlots } from '../transport/FairSlots.ts'
import { sourceOf } from '../transport/sourceOf.ts'
import { FirstBytes } from './FirstBytes.ts'
import { RelayLimits } from './RelayLimits.ts'
import { acceptPreamble, tokenBytes } from './RelayMessage.ts'
import { RelayTarget } from './RelayTarget.ts'
import type { SignedRelayUsage } from './RelayUsage.ts'
import { readServerName } from './readServerName.ts'
import { splice } from './splice.ts'

export type RelayServerOptions = {
  limits?: z.input<typeof RelayLimits>
  /** Decides which targets to forward for; all by default. */
  admit?: (peerId: PeerId) => boolean
  /** Called with each usage statement that a target has signed; its total is larger than the one before. */
  onUsage?: (signed: SignedRelayUsage) => void
}

type Waiting = { dialler: Socket; head: Buffer; target: RelayTarget; timer: NodeJS.Timeout }

/**
 * Forwards ciphertext to peers that cannot be dialled. A dialler names its target in the SNI of the TLS
 * handshake. The relay notifies the target over its reverse connection, the target connects back with a
 * token, and the relay joins the two connections.
 */
export class RelayServer {
  readonly #identity: Identity
  readonly #limits: RelayLimits
  readonly #options: RelayServerOptions
  readonly #logger: Logger
  readonly #targets = new Map<PeerId, RelayTarget>()
  readonly #registered: FairSlots<TLSSocket>
  readonly #waiting = new Map<string, Waiting>()
  readonly #perSource = new Map<string, number>()
  readonly #ping: NodeJS.Timeout
  #joined = 0

  constructor(identity: Identity, options: RelayServerOptions, logger: Logger) {
    this.#identity = identity
    this.#limits = RelayLimits.parse(options.limits ?? {})
    this.#registered = new FairSlots(this.#limits.targets, (socket) => socket.destroy())
    this.#options = options
    this.#logger = logger
    // One timer for all targets: thousands of idle connections cost only an occasional write each.
    this.#ping = setInterval(() => this.#tick(), this.#limits.pingEveryMs)
    this.#ping.unref()
  }

  get targetCount(): number {
    return this.#targets.size
  }

  /** Bytes carried for a target since it registered. */
  bytesFor(peerId: PeerId): number {
    return this.#targets.get(peerId)?.bytes ?? 0
  }

  /** Registers a target's reverse connection and closes an older one of the same key. */
  register(peerId: PeerId, socket: TLSSocket): void {
    if (this.#options.admit?.(peerId) === false) return void socket.destroy()
    this.#targets.get(peerId)?.close()
    const source = sourceOf(socket.remoteAddress ?? '')
    if (!this.#registered.take(source, socket)) return void socket.destroy()
    const target = new RelayTarget(peerId, socket, {
      relay: this.#identity.peerId,
      limits: this.#limits,
      onUsage: (signed) => this.#options.onUsage?.(signed),
      onClose: () => {
        this.#registered.release(source, socket)
        if (this.#targets.get(peerId) === target) this.#targets.delete(peerId)
      },
    })
    this.#targets.set(peerId, target)
  }

  /**
   * Reads the first bytes of a new socket and decides whether it is for this node, from a dialler to forward,
   * or from a target that connects back.
   */
  readonly intercept = (socket: Socket, decide: { accept: () => void; release: () => void }): void => {
    const first = new FirstBytes()
    let neededBytes = 1
    const data = (chunk: Buffer) => {
      try {
        read(chunk)
      } catch (error) {
        this.#logger.warn({ error, source: socket.remoteAddress }, 'connection dropped')
        socket.destroy()
      }
    }
    const read = (chunk: Buffer) => {
      first.append(chunk)
      if (first.length < neededBytes) return
      const head = first.bytes
      const intent = this.#classify(head)
      if (intent.kind === 'incomplete') {
        neededBytes = intent.neededBytes
        return
      }
      socket.off('data', data)
      socket.pause()
      if (intent.kind === 'self') {
        socket.unshift(head)
        return decide.accept()
      }
      decide.release()
      if (intent.kind === 'token') this.#join(intent.token, socket, intent.rest)
      else if (intent.kind === 'target') this.#forward(intent.peerId, socket, head)
      else socket.destroy()
    }
    socket.on('data', data)
  }

  stop(): void {
    clearInterval(this.#ping)
    for (const target of this.#targets.values()) target.close()
    for (const waiting of this.#waiting.values()) waiting.dialler.destroy()
  }

  #classify(head: Buffer) {
    if (head[0] === acceptPreamble[0]) {
      const known = Math.min(head.length, acceptPreamble.length)
      if (!head.subarray(0, known).equals(acceptPreamble.subarray(0, known)))
        return { kind: 'invalid' } as const
      const end = acceptPreamble.length + tokenBytes
      if (head.length < end) return { kind: 'incomplete', neededBytes: head.length + 1 } as const
      const token = head.subarray(acceptPreamble.length, end).toString('hex')
      return { kind: 'token', token, rest: head.subarray(end) } as const
    }
    const name = readServerName(head)
    if (name.kind !== 'name') return name
    const peerId = peerIdOfServerName(name.name)
    if (peerId === undefined) return { kind: 'invalid' } as const
    return peerId === this.#identity.peerId
      ? ({ kind: 'self' } as const)
      : ({ kind: 'target', peerId } as const)
  }

  #forward(peerId: PeerId, dialler: Socket, head: Buffer): void {
    const target = this.#targets.get(peerId)
    const refusal = target === undefined ? 'target not registered' : this.#refusalReason(target, dialler)
    if (target === undefined || refusal !== undefined) {
      this.#logger.debug({ peerId, reason: refusal, source: dialler.remoteAddress }, 'forwarding refused')
      return void dialler.destroy()
    }
    this.#count(target, dialler)
    const token = randomBytes(tokenBytes).toString('hex')
    const removeWaiting = () => {
      clearTimeout(timer)
      this.#waiting.delete(token)
    }
    const timer = setTimeout(() => dialler.destroy(), this.#limits.acceptTimeoutMs)
    dialler.once('close', removeWaiting)
    this.#waiting.set(token, { dialler, head, target, timer })
    target.announce(token)
  }

  #join(token: string, accepted: Socket, rest: Buffer): void {
    const waiting = this.#waiting.get(token)
    if (waiting === undefined) return void accepted.destroy()
    clearTimeout(waiting.timer)
    this.#waiting.delete(token)
    const { dialler, head, target } = waiting
    target.carried(head.length + rest.length)
    target.join(dialler, accepted)
    dialler.allowHalfOpen = accepted.allowHalfOpen = true
    accepted.write(head)
    if (rest.length > 0) dialler.write(rest)
    splice(dialler, accepted, {
      onBytes: (count) => target.carried(count),
      stallTimeoutMs: this.#limits.stallTimeoutMs,
    })
  }

  #refusalReason(target: RelayTarget, dialler: Socket): string | undefined {
    const limits = this.#limits
    if (this.#joined >= limits.connections) return 'connections'
    if ((this.#perSource.get(sourceOf(dialler.remoteAddress ?? '')) ?? 0) >= limits.connectionsPerSource)
      return 'connectionsPerSource'
    if (target.unsignedBytes > limits.unsignedBytes) return 'unsignedBytes'
    // Checked last, because it may evict a connection from the source that has the most to this target.
    if (!target.diallers.take(sourceOf(dialler.remoteAddress ?? ''), dialler)) return 'connectionsPerTarget'
    return undefined
  }

  #count(target: RelayTarget, dialler: Socket): void {
    const source = sourceOf(dialler.remoteAddress ?? '')
    this.#joined++
    this.#perSource.set(source, (this.#perSource.get(source) ?? 0) + 1)
    dialler.once('close', () => {
      this.#joined--
      target.diallers.release(source, dialler)
      const left = this.#perSource.get(source)! - 1
      if (left === 0) this.#perSource.delete(source)
      else this.#perSource.set(source, left)
    })
  }

  #tick(): void {
    for (const target of [...this.#targets.values()]) target.tick()
  }
}
