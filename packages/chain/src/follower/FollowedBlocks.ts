import type { DatabaseSync } from 'node:sqlite'
import { parseHex } from '../commitments/parseHex.ts'
import type { BlockRef } from './ChainEvents.ts'

/** Table of applied blocks in the consumer's own database, changed in the consumer's transactions. */
export class FollowedBlocks {
  readonly #database: DatabaseSync
  readonly #keep: number

  constructor(database: DatabaseSync, keep = 128) {
    this.#database = database
    this.#keep = keep
    database.exec(
      'CREATE TABLE IF NOT EXISTS followed_blocks (number INTEGER PRIMARY KEY, hash TEXT NOT NULL) STRICT',
    )
  }

  recent(): BlockRef[] {
    const rows = this.#database.prepare('SELECT number, hash FROM followed_blocks ORDER BY number DESC').all()
    return rows.map(({ number, hash }) => ({ number: number as number, hash: parseHex(hash) }))
  }

  add(blocks: readonly BlockRef[]): void {
    const insert = this.#database.prepare('INSERT INTO followed_blocks VALUES (?, ?)')
    for (const { number, hash } of blocks) insert.run(number, hash)
    this.#database
      .prepare(
        'DELETE FROM followed_blocks WHERE number NOT IN (SELECT number FROM followed_blocks ORDER BY number DESC LIMIT ?)',
      )
      .run(this.#keep)
  }

  removeAbove(number: number): void {
    this.#database.prepare('DELETE FROM followed_blocks WHERE number > ?').run(number)
  }
}
