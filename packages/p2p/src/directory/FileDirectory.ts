import { readFile } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { PeerId } from '../identity/PeerId.ts'
import { type Directory, DirectoryEntry } from './Directory.ts'

const Entries = z.record(PeerId, DirectoryEntry)

/** A directory in a JSON file, read anew at each lookup so that another process may rewrite it. */
export class FileDirectory implements Directory {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Throws CONFIG_INVALID when the file is not a directory of peers. */
  async lookup(peerId: PeerId): Promise<DirectoryEntry | undefined> {
    try {
      return Entries.parse(JSON.parse(await readFile(this.#file, 'utf8')))[peerId]
    } catch (cause) {
      throw new MusterError('CONFIG_INVALID', `the peer directory ${this.#file} cannot be used`, { cause })
    }
  }
}
