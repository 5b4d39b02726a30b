import type { DatabaseSync } from 'node:sqlite'
import { fromText, toText } from './bigintJson.ts'

const maxRead = 1_000

/**
 * The records of one kind: a document for each id, written through to disk before a call returns. A record is open
 * while work is left to do for it, so that a restart finds exactly the unfinished ones.
 *
 * @example
 * const tasks = new Records<ClientTask>(context.store, 'client-task')
 * tasks.put(taskId, task)
 * tasks.change(taskId, (task) => ({ ...task, posted: true }))
 */
export class Records<T, Id extends string = string> {
  readonly #store: DatabaseSync
  readonly #kind: string
  /**
   * Cache of parsed documents. An entry is valid while its text equals the stored one, so a rollback leaves no stale
   * value.
   */
  readonly #read = new Map<string, { text: string; value: T }>()

  constructor(store: DatabaseSync, kind: string) {
    this.#store = store
    this.#kind = kind
  }

  get(id: string): T | undefined {
    const row = this.#store
      .prepare('SELECT document FROM record WHERE kind = ? AND id = ?')
      .get(this.#kind, id)
    return row && this.#valueOf(id, row.document as string)
  }

  put(id: string, value: T): void {
    this.#store
      .prepare(
        `INSERT INTO record VALUES (?, ?, 1, ?, ?)
         ON CONFLICT DO UPDATE SET document = excluded.document`,
      )
      .run(this.#kind, id, toText(value), Date.now())
  }

  /** Replaces a record by the result of `change`. Returns undefined when there is no such record. */
  change(id: string, change: (value: T) => T): T | undefined {
    const value = this.get(id)
    if (value === undefined) return undefined
    const next = change(value)
    this.put(id, next)
    return next
  }

  /** Marks a record as finished; it stays readable. */
  close(id: string): void {
    this.#read.delete(id)
    this.#store.prepare('UPDATE record SET open = 0 WHERE kind = ? AND id = ?').run(this.#kind, id)
  }

  /** Marks an existing record as unfinished again. */
  reopen(id: string): void {
    this.#store
      .prepare('UPDATE record SET open = 1 WHERE kind = ? AND id = ? AND open = 0')
      .run(this.#kind, id)
  }

  remove(id: string): void {
    this.#read.delete(id)
    this.#store.prepare('DELETE FROM record WHERE kind = ? AND id = ?').run(this.#kind, id)
  }

  /** Returns the open records, oldest first. */
  open(): { id: Id; value: T }[] {
    return this.#rows('SELECT id, document FROM record WHERE kind = ? AND open = 1 ORDER BY created_ms, id')
  }

  /** Returns one text field of every record. */
  texts(field: string): string[] {
    const rows = this.#store
      .prepare('SELECT document ->> ? AS text FROM record WHERE kind = ?')
      .all(field, this.#kind)
    return rows.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
  }

  /** Newest first. */
  all(limit = 1_000): { id: Id; value: T }[] {
    return this.#rows(
      'SELECT id, document FROM record WHERE kind = ? ORDER BY created_ms DESC, id LIMIT ?',
      limit,
    )
  }

  /** Returns the records whose id begins with `prefix`, in the order of their ids. */
  under(prefix: string): { id: Id; value: T }[] {
    return this.#rows(
      'SELECT id, document FROM record WHERE kind = ? AND id >= ? AND id < ? ORDER BY id',
      prefix,
      `${prefix}\u{10ffff}`,
    )
  }

  /** Returns the records whose id sorts before `id`. */
  below(id: string): { id: Id; value: T }[] {
    return this.#rows('SELECT id, document FROM record WHERE kind = ? AND id < ? ORDER BY id', id)
  }

  #rows(sql: string, ...values: (string | number)[]): { id: Id; value: T }[] {
    return this.#store
      .prepare(sql)
      .all(this.#kind, ...values)
      .map((row) => ({
        id: row.id as Id,
        value: this.#valueOf(row.id as string, row.document as string),
      }))
  }

  #valueOf(id: string, text: string): T {
    const known = this.#read.get(id)
    if (known?.text === text) return known.value
    const value = Object.freeze(fromText<T>(text))
    if (this.#read.size >= maxRead) this.#read.clear()
    this.#read.set(id, { text, value })
    return value
  }
}
