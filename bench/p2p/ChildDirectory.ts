import { type Directory, type DirectoryEntry, MemoryDirectory, type PeerId } from '@muster-network/p2p'

/** A directory that the parent process fills with messages: `[peerId, entry]` pairs in the field `directory`. */
export class ChildDirectory implements Directory {
  readonly #entries = new MemoryDirectory()
  readonly #first = Promise.withResolvers<Record<string, unknown>>()

  constructor() {
    process.on('message', (message: { directory?: [PeerId, DirectoryEntry][] } & Record<string, unknown>) => {
      for (const [peerId, entry] of message.directory ?? []) this.#entries.set(peerId, entry)
      this.#first.resolve(message)
    })
  }

  /** Resolves with the first message of the parent. */
  async first(): Promise<[Record<string, unknown>]> {
    return [await this.#first.promise]
  }

  lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    return this.#entries.lookup(peerId)
  }
}
