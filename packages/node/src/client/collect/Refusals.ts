import type { Hex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { Records } from '../../store/Records.ts'

export type RefusalCounts = Record<string, number>

const maxReasons = 100
/** Each peer counts once for a task, up to this number of peers. */
const maxPeers = 10_000
/** Debounces writes: a burst of refusals is written once. */
const writeAfterMs = 500

/**
 * Counts why providers did not bid. The counts are information for the owner, so a crash may lose the last moment of
 * them.
 */
export class Refusals {
  readonly #records: Records<RefusalCounts>
  readonly #peers = new Map<Hex, Set<PeerId>>()
  readonly #counts = new Map<Hex, RefusalCounts>()
  readonly #timers = new Map<Hex, NodeJS.Timeout>()

  constructor(records: Records<RefusalCounts>) {
    this.#records = records
  }

  of(taskId: Hex): RefusalCounts {
    return this.#counts.get(taskId) ?? this.#records.get(taskId) ?? {}
  }

  /** Whether a peer declined a task since this node started. */
  has(taskId: Hex, peerId: PeerId): boolean {
    return this.#peers.get(taskId)?.has(peerId) ?? false
  }

  /** Returns whether this is the first refusal of the peer. */
  add(taskId: Hex, peerId: PeerId, reasons: readonly string[]): boolean {
    const peers = this.#peers.get(taskId) ?? new Set()
    if (peers.has(peerId) || peers.size >= maxPeers) return false
    this.#peers.set(taskId, peers.add(peerId))
    const counts = { ...this.of(taskId) }
    for (const reason of reasons)
      if (Object.hasOwn(counts, reason) || Object.keys(counts).length < maxReasons)
        counts[reason] = (counts[reason] ?? 0) + 1
    this.#counts.set(taskId, counts)
    if (!this.#timers.has(taskId)) this.#writeLater(taskId)
    return true
  }

  /** Writes the counts of a task that is over, and evicts them. */
  close(taskId: Hex): void {
    this.#write(taskId)
    this.#counts.delete(taskId)
    this.#peers.delete(taskId)
  }

  stop(): void {
    for (const taskId of [...this.#timers.keys()])
      try {
        this.#write(taskId)
      } catch {
        // a full disk must not prevent the stop
      }
  }

  #writeLater(taskId: Hex): void {
    const write = () => {
      try {
        this.#write(taskId)
      } catch {
        // a full disk passes; the counts are in memory until then
        this.#writeLater(taskId)
      }
    }
    this.#timers.set(taskId, setTimeout(write, writeAfterMs))
  }

  #write(taskId: Hex): void {
    if (!this.#timers.has(taskId)) return
    this.#records.put(taskId, this.of(taskId))
    clearTimeout(this.#timers.get(taskId))
    this.#timers.delete(taskId)
  }
}
