import { DatabaseSync } from 'node:sqlite'
import type { FollowConsumer, FollowedBlock } from '../../src/index.ts'
import { FollowedBlocks } from '../../src/index.ts'

/** A consumer like that of a role: a table of events, and a running sum that reveals a repeated event. */
export class EventIndex implements FollowConsumer {
  readonly #database = new DatabaseSync(':memory:')
  readonly #blocks = new FollowedBlocks(this.#database)
  /** Called in a transaction before the commit; a test throws here to simulate a crash. */
  beforeCommit: () => void = () => {}

  constructor() {
    this.#database.exec(
      'CREATE TABLE events (block INTEGER, idx INTEGER, data TEXT, PRIMARY KEY (block, idx)) STRICT',
    )
  }

  recent() {
    return this.#blocks.recent()
  }

  apply(blocks: readonly FollowedBlock[]): void {
    this.#transaction(() => {
      const insert = this.#database.prepare('INSERT INTO events VALUES (?, ?, ?)')
      for (const { number, logs } of blocks)
        for (const { logIndex, data } of logs) insert.run(number, logIndex, data)
      this.#blocks.add(blocks)
    })
  }

  undo(above: number): void {
    this.#transaction(() => {
      this.#database.prepare('DELETE FROM events WHERE block > ?').run(above)
      this.#blocks.removeAbove(above)
    })
  }

  events(): unknown[] {
    return this.#database.prepare('SELECT * FROM events ORDER BY block, idx').all()
  }

  #transaction(change: () => void): void {
    this.#database.exec('BEGIN')
    try {
      change()
      this.beforeCommit()
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }
}
