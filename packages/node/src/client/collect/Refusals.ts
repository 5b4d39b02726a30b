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

  add(taskId: Hex, peerId: PeerId, reasons: readonly string[]): void {
    const peers = this.#peers.get(taskId) ?? new Set()
    if (peers.has(peerId) || peers.size >= maxPeers) return
    this.#peers.set(taskId, peers.add(peerId))
    const counts = { ...this.of(taskId) }
    for (const reason of reasons)
      if (Object.hasOwn(counts, reason) || Object.keys(counts).length < maxReasons)
        counts[reason] = (counts[reason] ?? 0) + 1
    this.#counts.set(taskId, counts)
    this.#writeSoon(taskId)
  }

  /** Writes the counts of a task that is over, and evicts them. */
  close(taskId: Hex): void {
    this.#write(taskId)
    this.#counts.delete(taskId)
    this.#peers.delete(taskId)
  }

  stop(): void {
    for (const taskId of [...this.#timers.keys()]) this.#write(taskId)
  }

  #writeSoon(taskId: Hex): void {
    if (this.#timers.has(taskId)) return
    const write = () => {
      try {
        this.#write(taskId)
      } catch {
        // a full disk: the counts are in memory, and written when there is space
        this.#writeSoon(taskId)
      }
    }
    this.#timers.set(taskId, setTimeout(write, writeAfterMs))
  }

  #write(taskId: Hex): void {
    clearTimeout(this.#timers.get(taskId))
    if (!this.#timers.delete(taskId)) return
    this.#records.put(taskId, this.of(taskId))
  }
}
