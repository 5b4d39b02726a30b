import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Directory, DirectoryEntry, PeerId } from '../src/index.ts'

const Entries = z.record(PeerId, DirectoryEntry)

/** A directory in a JSON file, read again at each lookup so that another process may rewrite it. */
export class FileDirectory implements Directory {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    return Entries.parse(JSON.parse(await readFile(this.#file, 'utf8')))[peerId]
  }
}
