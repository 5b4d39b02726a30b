import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'
import { type Hex, lowerHex } from '@muster-network/chain'
import type { Identity } from '@muster-network/p2p'
import { transaction } from '../../store/openStore.ts'
import { Records } from '../../store/Records.ts'
import type { ConfirmCase, SecretCase } from './ConfirmCase.ts'

const defaultLimits = {
  /** Some minutes of one confirmer's work. */
  cases: 512,
  /** Cases of one executor: nobody can fill the queue to hide its other answers. */
  ofProvider: 64,
  bytes: 256 << 20,
}
const keyInfo = 'answers to confirm on disk'

export type QueueLimits = typeof defaultLimits

/** The cases that are being confirmed, on disk before `add` returns. Requests and answers are encrypted. */
export class CaseQueue {
  readonly #database: DatabaseSync
  readonly #records: Records<ConfirmCase>
  readonly #limits: QueueLimits
  readonly #key: Buffer
  readonly #cases: Map<string, ConfirmCase>
  #bytes: number

  constructor(database: DatabaseSync, identity: Identity, limits: Partial<QueueLimits> = {}) {
    this.#database = database
    this.#limits = { ...defaultLimits, ...limits }
    this.#key = identity.derive(keyInfo)
    database.exec(`
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS secret (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    `)
    this.#records = new Records(database, 'confirm-case')
    this.#cases = new Map(this.#records.open().map(({ id, value }) => [id, value]))
    const row = database.prepare('SELECT SUM(LENGTH(body)) AS bytes FROM secret').get()
    this.#bytes = Number(row?.bytes ?? 0)
  }

  get size(): number {
    return this.#cases.size
  }

  /** The cases in the order of their arrival. */
  all(): [id: string, value: ConfirmCase][] {
    return [...this.#cases]
  }

  /** Adds a case. Returns false when the queue is full. */
  add(value: ConfirmCase, secret: SecretCase): boolean {
    const { cases, ofProvider, bytes } = this.#limits
    const ofSame = this.all().filter(([, { provider }]) => lowerHex(provider) === lowerHex(value.provider))
    if (this.#cases.size >= cases || ofSame.length >= ofProvider) return false
    const id = randomBytes(16).toString('hex')
    const body = this.#seal(id, serialize(secret))
    if (this.#bytes + body.length > bytes) return false
    transaction(this.#database, () => {
      this.#records.put(id, value)
      this.#database.prepare('INSERT INTO secret VALUES (?, ?)').run(id, body)
    })
    this.#bytes += body.length
    this.#cases.set(id, value)
    return true
  }

  get(id: string): ConfirmCase | undefined {
    return this.#cases.get(id)
  }

  secretOf(id: string): SecretCase {
    const row = this.#database.prepare('SELECT body FROM secret WHERE id = ?').get(id)
    return deserialize(this.#open(id, Buffer.from(row!.body as Uint8Array))) as SecretCase
  }

  change(id: string, change: Partial<Pick<ConfirmCase, 'asked' | 'broken' | 'opened'>>): ConfirmCase {
    const value = { ...this.#cases.get(id)!, ...change }
    this.#records.put(id, value)
    this.#cases.set(id, value)
    return value
  }

  /** Removes a case, together with all that `also` writes. */
  remove(id: string, also: () => void = () => {}): void {
    let bytes = 0
    transaction(this.#database, () => {
      also()
      const [gone] = this.#database
        .prepare('DELETE FROM secret WHERE id = ? RETURNING LENGTH(body) AS bytes')
        .all(id)
      bytes = Number(gone?.bytes ?? 0)
      this.#records.remove(id)
    })
    this.#bytes -= bytes
    this.#cases.delete(id)
  }

  /**
   * Returns the amount that was signed for an executor before its oldest answer that is still being confirmed; undefined when none is. U
   * of core's `signRoom` is counted from it.
   */
  signedBeforeOldestWei(streamId: Hex, provider: Hex): bigint | undefined {
    let leastWei: bigint | undefined
    for (const each of this.#cases.values()) {
      const isOf =
        each.kind === 'real' && each.streamId === streamId && lowerHex(each.provider) === lowerHex(provider)
      if (isOf && (leastWei === undefined || each.signedBeforeWei < leastWei)) leastWei = each.signedBeforeWei
    }
    return leastWei
  }

  #seal(id: string, plain: Buffer): Buffer {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(id))
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }

  #open(id: string, sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  }
}
