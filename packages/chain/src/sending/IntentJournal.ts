import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import type { Address, Hex } from 'viem'
import { parseHex } from '../commitments/parseHex.ts'

/** A contract call without nonce and fee; the value is in wei. */
export type ContractCall = { to: Address; data: Hex; value?: bigint }

/** One signed transaction of an intent; a replacement with a higher fee is another attempt. All attempts of an intent share a nonce. */
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
 * Records each signed transaction before it is sent. The same intent, sent again after a crash, finds its transaction here
 * and never becomes a second transaction.
 */
export class IntentJournal {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    // FULL: a commit is on disk when it returns, which idempotence depends on
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    // one commit, because each waits for the disk
    this.#database.exec(`BEGIN; ${schema} COMMIT`)
  }

  /** Records an intent once. @throws CHAIN_INTENT_CHANGED when the id was used for another call */
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
      throw new MusterError('CHAIN_INTENT_CHANGED', `intent ${id} was used for another call`, {
        details: { id },
      })
    // rejected before and sent again: the account may have funds now
    if (row.state === 'refused') this.reopen(id)
    return {
      state: row.state === 'mined' ? 'mined' : 'open',
      ...(row.mined_hash === null ? {} : { minedHash: parseHex(row.mined_hash) }),
    }
  }

  addAttempt(sender: Address, { intentId, nonce, hash, raw, feeWei }: Attempt): void {
    this.#database
      .prepare('INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?)')
      .run(hash, intentId, sender, nonce, raw, String(feeWei))
  }

  /** Returns the attempts of an intent, oldest first. */
  attempts(intentId: string): Attempt[] {
    return this.#database
      .prepare('SELECT * FROM attempts WHERE intent = ? ORDER BY rowid')
      .all(intentId)
      .map(toAttempt)
  }

  /** Returns the intents of a sender that are neither mined nor rejected. */
  openIntents(sender: Address): { id: string; call: ContractCall }[] {
    return this.#database
      .prepare("SELECT * FROM intents WHERE sender = ? AND state = 'open' ORDER BY rowid")
      .all(sender)
      .map(toIntent)
  }

  /** Returns the last mined intents of a sender, oldest first. */
  lastMined(sender: Address, limit: number): { id: string; call: ContractCall; minedHash: Hex }[] {
    return this.#database
      .prepare(
        "SELECT * FROM intents WHERE sender = ? AND state = 'mined' AND mined_hash IS NOT NULL ORDER BY rowid DESC LIMIT ?",
      )
      .all(sender, limit)
      .reverse()
      .map((row) => ({ ...toIntent(row), minedHash: parseHex(row.mined_hash) }))
  }

  /** Returns the newest attempt for each nonce of a range that a sender ever used, by nonce. */
  attemptsBetween(sender: Address, first: number, end: number): Attempt[] {
    return this.#database
      .prepare(
        'SELECT *, MAX(rowid) FROM attempts WHERE sender = ? AND nonce >= ? AND nonce < ? GROUP BY nonce ORDER BY nonce',
      )
      .all(sender, first, end)
      .map(toAttempt)
  }

  /** Returns the nonces of a sender's open transactions. */
  openNonces(sender: Address, except?: string): Set<number> {
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

  /** Makes an intent open again: its transaction was rejected, or mined in a block that the chain has dropped. */
  reopen(id: string): void {
    this.#database.prepare("UPDATE intents SET state = 'open', mined_hash = NULL WHERE id = ?").run(id)
  }

  close(): void {
    this.#database.close()
  }
}

function toIntent({ id, recipient, data, value }: Record<string, SQLOutputValue>) {
  const call: ContractCall = {
    to: recipient as Address,
    data: parseHex(data),
    value: BigInt(value as string),
  }
  return { id: id as string, call }
}

function toAttempt(row: Record<string, SQLOutputValue>): Attempt {
  return {
    intentId: row.intent as string,
    nonce: row.nonce as number,
    hash: parseHex(row.hash),
    raw: parseHex(row.raw),
    feeWei: BigInt(row.fee as string),
  }
}
