import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import type { Address, Hex } from 'viem'

/** A call of a contract, as its sender means it: no nonce, no fee; the value is in wei. */
export type ContractCall = { to: Address; data: Hex; value?: bigint }

/** One signed version of an intent; a replacement with a higher fee is another. All of an intent share a nonce. */
export type Attempt = { intentId: string; nonce: number; hash: Hex; raw: Hex; feeWei: bigint }

const schema = `
CREATE TABLE IF NOT EXISTS intents (
  id TEXT PRIMARY KEY, sender TEXT NOT NULL, recipient TEXT NOT NULL, data TEXT NOT NULL, value TEXT NOT NULL,
  state TEXT NOT NULL, mined_hash TEXT) STRICT;
CREATE TABLE IF NOT EXISTS attempts (
  hash TEXT PRIMARY KEY, intent TEXT NOT NULL REFERENCES intents (id), sender TEXT NOT NULL, nonce INTEGER NOT NULL,
  raw TEXT NOT NULL, fee TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS attempts_of_intent ON attempts (intent);
`

/**
 * What was signed, written down before it is sent. The same intent, asked for again after a crash, finds its
 * transaction here and never becomes a second one.
 */
export class IntentJournal {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    // FULL: a commit has reached the disk when it returns, which is what the promise rests on.
    this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`)
  }

  /** Notes an intent, once. @throws CHAIN_INTENT_CHANGED when the id stands for another call already */
  begin(
    id: string,
    sender: Address,
    { to, data, value = 0n }: ContractCall,
  ): { state: 'open' | 'mined'; minedHash?: Hex } {
    this.#database
      .prepare("INSERT OR IGNORE INTO intents VALUES (?, ?, ?, ?, ?, 'open', NULL)")
      .run(id, sender, to.toLowerCase(), data, String(value))
    const row = this.#database.prepare('SELECT * FROM intents WHERE id = ?').get(id)!
    const same =
      row.sender === sender &&
      row.recipient === to.toLowerCase() &&
      row.data === data &&
      row.value === String(value)
    if (!same)
      throw new MusterError('CHAIN_INTENT_CHANGED', `the intent ${id} stands for another call`, {
        details: { id },
      })
    // Refused before and wanted again: the funds may be there now.
    if (row.state === 'refused')
      this.#database.prepare("UPDATE intents SET state = 'open' WHERE id = ?").run(id)
    return {
      state: row.state === 'mined' ? 'mined' : 'open',
      ...(row.mined_hash === null ? {} : { minedHash: row.mined_hash as Hex }),
    }
  }

  addAttempt(sender: Address, { intentId, nonce, hash, raw, feeWei }: Attempt): void {
    this.#database
      .prepare('INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?)')
      .run(hash, intentId, sender, nonce, raw, String(feeWei))
  }

  /** The signed versions of an intent, oldest first. */
  attempts(intentId: string): Attempt[] {
    return this.#database
      .prepare('SELECT * FROM attempts WHERE intent = ? ORDER BY rowid')
      .all(intentId)
      .map(toAttempt)
  }

  /** Intents of a sender that are neither mined nor refused. */
  openIntents(sender: Address): { id: string; call: ContractCall }[] {
    return this.#database
      .prepare("SELECT * FROM intents WHERE sender = ? AND state = 'open' ORDER BY rowid")
      .all(sender)
      .map(({ id, recipient, data, value }) => ({
        id: id as string,
        call: { to: recipient as Address, data: data as Hex, value: BigInt(value as string) },
      }))
  }

  /** Nonces that live transactions of a sender hold. */
  heldNonces(sender: Address, except?: string): Set<number> {
    const rows = this.#database
      .prepare(
        `SELECT DISTINCT nonce FROM attempts JOIN intents ON intents.id = intent
         WHERE attempts.sender = ? AND state = 'open' AND intent IS NOT ?`,
      )
      .all(sender, except ?? null)
    return new Set(rows.map(({ nonce }) => nonce as number))
  }

  finish(id: string, state: 'mined' | 'refused', minedHash?: Hex): void {
    this.#database
      .prepare('UPDATE intents SET state = ?, mined_hash = ? WHERE id = ?')
      .run(state, minedHash ?? null, id)
  }

  close(): void {
    this.#database.close()
  }
}

function toAttempt(row: Record<string, SQLOutputValue>): Attempt {
  return {
    intentId: row.intent as string,
    nonce: row.nonce as number,
    hash: row.hash as Hex,
    raw: row.raw as Hex,
    feeWei: BigInt(row.fee as string),
  }
}
