import type { DatabaseSync } from 'node:sqlite'
import type { Hex } from 'viem'
import type { BlockRef } from './ChainEvents.ts'

/** The consumer's memory of the blocks it has applied: a table beside its own, changed in its own transactions. */
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
    return rows.map(({ number, hash }) => ({ number: number as number, hash: hash as Hex }))
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
