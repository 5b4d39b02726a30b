import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import { durably, tableNames } from './bookTables.ts'

const version = 1

/**
 * Opens a book, and creates it on first use.
 *
 * @throws CONFIG_DATA_NEWER, CONFIG_DATA_DAMAGED
 */
export function openBook(file: string): DatabaseSync {
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    const found = readVersion(database, file)
    if (found > version)
      throw new MusterError('CONFIG_DATA_NEWER', `${file} was written by a newer muster (version ${found})`)
    database.exec(durably)
    if (isNew || found === 0) {
      const tables = tableNames.map(
        (name) =>
          `CREATE TABLE IF NOT EXISTS ${name} (key BLOB PRIMARY KEY, body BLOB NOT NULL) STRICT, WITHOUT ROWID;`,
      )
      database.exec(`BEGIN IMMEDIATE; ${tables.join(' ')} PRAGMA user_version = ${version}; COMMIT`)
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function readVersion(database: DatabaseSync, file: string): number {
  try {
    return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
  } catch (cause) {
    throw new MusterError('CONFIG_DATA_DAMAGED', `${file} is not a database that can be read`, { cause })
  }
}
