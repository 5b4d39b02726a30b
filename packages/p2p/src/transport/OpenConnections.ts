import type { TLSSocket } from 'node:tls'
import type { PeerId } from '../identity/PeerId.ts'
import type { PeerLimits } from './PeerLimits.ts'

/** Every connection that is open, so that a peer has only so many and stopping leaves none. */
export class OpenConnections {
  readonly #limits: PeerLimits
  readonly #all = new Set<TLSSocket>()
  readonly #perPeer = new Map<PeerId, number>()

  constructor(limits: PeerLimits) {
    this.#limits = limits
  }

  /** Counts a connection that a peer opened to us. */
  admit(peerId: PeerId, socket: TLSSocket): { ok: true } | { ok: false; reason: string } {
    const held = this.#perPeer.get(peerId) ?? 0
    if (held >= this.#limits.connectionsPerPeer) return { ok: false, reason: 'connectionsPerPeer' }
    if (this.#all.size >= this.#limits.connectionsTotal) return { ok: false, reason: 'connectionsTotal' }
    this.#perPeer.set(peerId, held + 1)
    socket.once('close', () => {
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
