import type { Directory, DirectoryEntry } from '../directory/Directory.ts'
import type { PeerId } from '../identity/PeerId.ts'

/** An in-process directory, for tests and for networks whose members are known beforehand. */
export class MemoryDirectory implements Directory {
  readonly #entries = new Map<PeerId, DirectoryEntry>()

  set(peerId: PeerId, entry: Partial<DirectoryEntry>): void {
    this.#entries.set(peerId, { addresses: [], relays: [], ...entry })
  }

  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    return this.#entries.get(peerId)
  }
}
