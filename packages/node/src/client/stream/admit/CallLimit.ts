import type { PeerId } from '@muster-network/p2p'

/** Peers that are remembered; more than a class has nodes. */
const mostPeers = 10_000

/** Limits the calls of each peer in a minute. */
export class CallLimit {
  readonly #most: number
  readonly #calls = new Map<PeerId, { minute: number; count: number }>()

  constructor(mostPerMinute: number) {
    this.#most = mostPerMinute
  }

  /** Counts a call; returns false when the peer has called too often. */
  allows(peerId: PeerId, nowMs: number): boolean {
    const minute = Math.floor(nowMs / 60_000)
    const known = this.#calls.get(peerId)
    const count = known?.minute === minute ? known.count + 1 : 1
    if (!known && this.#calls.size >= mostPeers) this.#calls.clear()
    this.#calls.set(peerId, { minute, count })
    return count <= this.#most
  }
}
