import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type BookBatch, type BookTable, bookTables, rowBytes, tableNames } from './bookTables.ts'

export type BookStatements = Record<BookTable, { put: StatementSync; remove: StatementSync }>

export function prepareStatements(database: DatabaseSync): BookStatements {
  const pairs = tableNames.map((name) => [
    name,
    {
      put: database.prepare(
        `INSERT INTO ${name} VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body`,
      ),
      remove: database.prepare(`DELETE FROM ${name} WHERE key >= ? AND key < ?`),
    },
  ])
  return Object.fromEntries(pairs) as BookStatements
}

/** Writes a batch in one transaction, which is on disk when this returns; an error changes nothing. */
export function writeBatch(database: DatabaseSync, statements: BookStatements, batch: BookBatch): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const { table, from, before } of batch.removals) statements[table].remove.run(from, before)
    for (const table of tableNames) {
      const rows = batch.puts[table]
      if (!rows) continue
      const length = rowBytes(table)
      const { keyBytes } = bookTables[table]
      for (let at = 0; at < rows.length; at += length)
        statements[table].put.run(rows.subarray(at, at + keyBytes), rows.subarray(at + keyBytes, at + length))
    }
    database.exec('COMMIT')
  } catch (error) {
    // a full disk has rolled back already, and its error is the one to report
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
