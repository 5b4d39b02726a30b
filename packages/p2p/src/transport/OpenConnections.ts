import type { TLSSocket } from 'node:tls'
import type { PeerId } from '../identity/PeerId.ts'
import { FairSlots } from './FairSlots.ts'
import type { PeerLimits } from './PeerLimits.ts'

/** Every connection that is open, so that a peer has only so many and stopping leaves none. */
export class OpenConnections {
  readonly #limits: PeerLimits
  readonly #all = new Set<TLSSocket>()
  readonly #perPeer = new Map<PeerId, number>()
  readonly #accepted: FairSlots<TLSSocket>

  constructor(limits: PeerLimits) {
    this.#limits = limits
    this.#accepted = new FairSlots(limits.connectionsTotal, (socket) => socket.destroy())
  }

  /** Counts a connection that a peer opened to us, from an address or through a relay. */
  admit(peerId: PeerId, socket: TLSSocket, source: string): { ok: true } | { ok: false; reason: string } {
    const held = this.#perPeer.get(peerId) ?? 0
    if (held >= this.#limits.connectionsPerPeer) return { ok: false, reason: 'connectionsPerPeer' }
    if (!this.#accepted.take(source, socket)) return { ok: false, reason: 'connectionsTotal' }
    this.#perPeer.set(peerId, held + 1)
    socket.once('close', () => {
      this.#accepted.release(source, socket)
      const left = this.#perPeer.get(peerId)! - 1
      if (left === 0) this.#perPeer.delete(peerId)
      else this.#perPeer.set(peerId, left)
    })
    this.track(socket)
    return { ok: true }
  }

  get count(): number {
    return this.#all.size
  }

  track(socket: TLSSocket): void {
    this.#all.add(socket)
    socket.once('close', () => this.#all.delete(socket))
  }

  closeAll(): void {
    for (const socket of this.#all) socket.destroy()
  }
}
