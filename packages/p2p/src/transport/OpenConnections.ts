import type { TLSSocket } from 'node:tls'
import type { PeerId } from '../identity/PeerId.ts'
import { type MemoryAccount, MemoryBudget } from '../memory/MemoryBudget.ts'
import { FairSlots } from './FairSlots.ts'
import type { PeerLimits } from './PeerLimits.ts'

/**
 * Tracks all open connections, to limit their number per peer and the memory that they hold, and to close all of them
 * on stop.
 */
export class OpenConnections {
  readonly #limits: PeerLimits
  readonly #all = new Set<TLSSocket>()
  readonly #perPeer = new Map<PeerId, number>()
  readonly #accepted: FairSlots<TLSSocket>
  readonly #memory: MemoryBudget

  constructor(limits: PeerLimits) {
    this.#limits = limits
    this.#accepted = new FairSlots(limits.connectionsTotal, (socket) => socket.destroy())
    this.#memory = new MemoryBudget(limits)
  }

  /** Counts a connection that a peer opened, against its source: an address or a relay. */
  admit(
    peerId: PeerId,
    socket: TLSSocket,
    source: string,
  ): { ok: true; memory: MemoryAccount } | { ok: false; reason: string } {
    const open = this.#perPeer.get(peerId) ?? 0
    if (open >= this.#limits.connectionsPerPeer) return { ok: false, reason: 'connectionsPerPeer' }
    if (!this.#accepted.take(source, socket)) return { ok: false, reason: 'connectionsTotal' }
    this.#perPeer.set(peerId, open + 1)
    socket.once('close', () => {
      this.#accepted.release(source, socket)
      const left = this.#perPeer.get(peerId)! - 1
      if (left === 0) this.#perPeer.delete(peerId)
      else this.#perPeer.set(peerId, left)
    })
    return { ok: true, memory: this.track(peerId, socket, source) }
  }

  get count(): number {
    return this.#all.size
  }

  /** Counts the memory of a connection, which this node or the peer opened, until the connection closes. */
  track(peerId: PeerId, socket: TLSSocket, source: string): MemoryAccount {
    const memory = this.#memory.open({ peerId, source, drop: () => socket.destroy() })
    this.#all.add(socket)
    socket.once('close', () => {
      this.#all.delete(socket)
      memory.close()
    })
    return memory
  }

  closeAll(): void {
    for (const socket of this.#all) socket.destroy()
  }
}
