import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Hex, LocalSigner, lowerHex } from '@muster-network/chain'

/**
 * The keys that sign receipts: one for each stream, in a file that only this user can read. A key never changes, because the contract binds
 * it to the stake.
 */
export class ReceiptKeys {
  readonly #dir: string
  readonly #signers = new Map<Hex, Promise<LocalSigner>>()

  constructor(dir: string) {
    this.#dir = dir
  }

  /** Returns the signer of a stream, and creates its key on first use. */
  of(streamId: Hex): Promise<LocalSigner> {
    const id = lowerHex(streamId)
    const known = this.#signers.get(id) ?? this.#load(id)
    this.#signers.set(id, known)
    known.catch(() => this.#signers.delete(id))
    return known
  }

  async #load(streamId: Hex): Promise<LocalSigner> {
    const file = path.join(this.#dir, `${streamId.slice(2)}.key`)
    const stored = await readFile(file).catch(() => undefined)
    return new LocalSigner(stored ?? (await this.#create(file)))
  }

  /** The file appears complete or not at all, also after a power cut. */
  async #create(file: string): Promise<Buffer> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    const key = randomBytes(32)
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(key)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file).finally(() => rm(draft, { force: true }))
    const folder = await open(this.#dir)
    await folder.sync().finally(() => folder.close())
    return key
  }
}
