import type { PeerId } from '../identity/PeerId.ts'

export type MemoryLimits = { memoryPerPeer: number; memoryTotal: number }

/** The bytes that one buffer of a connection takes up now. */
export type Holding = {
  /**
   * Replaces the number of bytes held. Returns false, and keeps the old number, when the peer would hold more than
   * its share; the caller then closes the connection or rejects the message.
   */
  resize(bytes: number): boolean
  /** Frees the bytes. Later sizes count nothing, because the buffer is about to be dropped. */
  close(): void
}

/** The memory that one connection holds, as the sum of its holdings. */
export type MemoryAccount = {
  open(): Holding
  /** Frees all holdings. */
  close(): void
}

type Account = { peerId: PeerId; source: string; bytes: number; isOpen: boolean; drop: () => void }

/**
 * Bounds the memory that peers make this node hold: for each peer over all of its connections, and for all peers
 * together. Past the total, the source with the most loses its largest connection. Keys are free and addresses are
 * not, so an attacker with many keys on a few machines evicts only its own connections.
 */
export class MemoryBudget {
  readonly #limits: MemoryLimits
  readonly #accounts = new Set<Account>()
  readonly #perPeer = new Map<PeerId, number>()
  #total = 0

  constructor(limits: MemoryLimits) {
    this.#limits = limits
  }

  /** Bytes held for all peers. */
  get heldBytes(): number {
    return this.#total
  }

  /** Opens the account of a connection. `drop` closes the connection when others need its memory. */
  open(owner: { peerId: PeerId; source: string; drop: () => void }): MemoryAccount {
    const account: Account = { ...owner, bytes: 0, isOpen: true }
    this.#accounts.add(account)
    return {
      open: () => {
        let [held, isOpen] = [0, true]
        return {
          resize: (bytes) => {
            if (!isOpen) return true
            if (!this.#add(account, bytes - held)) return false
            held = bytes
            return true
          },
          close: () => {
            if (isOpen) this.#add(account, -held)
            isOpen = false
          },
        }
      },
      close: () => this.#close(account),
    }
  }

  #add(account: Account, bytes: number): boolean {
    if (!account.isOpen || bytes === 0) return true
    const ofPeer = (this.#perPeer.get(account.peerId) ?? 0) + bytes
    if (bytes > 0 && ofPeer > this.#limits.memoryPerPeer) return false
    this.#count(account, bytes)
    while (this.#total > this.#limits.memoryTotal) this.#dropLargest()
    return true
  }

  #count(account: Account, bytes: number): void {
    account.bytes += bytes
    this.#total += bytes
    const ofPeer = (this.#perPeer.get(account.peerId) ?? 0) + bytes
    if (ofPeer === 0) this.#perPeer.delete(account.peerId)
    else this.#perPeer.set(account.peerId, ofPeer)
  }

  #close(account: Account): void {
    if (!account.isOpen) return
    this.#count(account, -account.bytes)
    account.isOpen = false
    this.#accounts.delete(account)
  }

  #dropLargest(): void {
    const bySource = new Map<string, { bytes: number; largest: Account }>()
    for (const account of this.#accounts) {
      const seen = bySource.get(account.source) ?? { bytes: 0, largest: account }
      seen.bytes += account.bytes
      if (account.bytes > seen.largest.bytes) seen.largest = account
      bySource.set(account.source, seen)
    }
    let most = { bytes: -1, largest: undefined as Account | undefined }
    for (const seen of bySource.values()) if (seen.bytes > most.bytes) most = seen
    this.#close(most.largest!)
    most.largest!.drop()
  }
}
