import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { type JournalEntry, type ReadEntry, readJournalEntry, writeJournalEntry } from '@muster-network/core'
import { fromText, toText } from './bigintJson.ts'

/** A journal entry as it is stored. */
export type JournalRecord = { number: number; taskId: string; atMs: number; entry: ReadEntry }

/** The owner's journal of every task: stored on disk, and published live to its subscribers. */
export class Journal {
  readonly #store: DatabaseSync
  readonly #added = new EventEmitter<{ record: [JournalRecord] }>().setMaxListeners(0)

  constructor(store: DatabaseSync) {
    this.#store = store
  }

  add(taskId: string, entry: JournalEntry): JournalRecord {
    const atMs = Date.now()
    const { name, facts } = writeJournalEntry(entry)
    const { lastInsertRowid } = this.#store
      .prepare('INSERT INTO step (task_id, name, facts, at_ms) VALUES (?, ?, ?, ?)')
      .run(taskId, name, toText(facts), atMs)
    const record = { number: Number(lastInsertRowid), taskId, atMs, entry }
    this.#added.emit('record', record)
    return record
  }

  /** The records of a task with a number above `after`, in order. */
  of(taskId: string, after = 0): JournalRecord[] {
    return this.#store
      .prepare('SELECT * FROM step WHERE task_id = ? AND number > ? ORDER BY number')
      .all(taskId, after)
      .map((row) => ({
        number: row.number as number,
        taskId: row.task_id as string,
        atMs: row.at_ms as number,
        entry: readJournalEntry(row.name as string, fromText(row.facts as string)),
      }))
  }

  /** Calls `listener` with every record from now on. The returned function unsubscribes it. */
  onAdded(listener: (record: JournalRecord) => void): () => void {
    this.#added.on('record', listener)
    return () => void this.#added.off('record', listener)
  }

  /** Yields the records of a task with a number above `after`, and every later one until `signal` aborts. */
  async *watch(
    taskId: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<JournalRecord, void, undefined> {
    let wake = () => {}
    const stop = this.onAdded((record) => {
      if (record.taskId === taskId) wake()
    })
    signal.addEventListener('abort', () => wake(), { once: true })
    try {
      while (!signal.aborted) {
        const next = new Promise<void>((resolve) => {
          wake = resolve
        })
        for (const record of this.of(taskId, after)) {
          after = record.number
          yield record
        }
        if (!signal.aborted) await next
      }
    } finally {
      stop()
    }
  }
}
