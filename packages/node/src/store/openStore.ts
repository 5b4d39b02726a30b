import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import { migrations } from './migrations.ts'

/**
 * Opens the daemon's database, and creates it on first use. Backs up an older one and migrates it in one transaction;
 * rejects a newer one without changing it.
 *
 * @throws CONFIG_DATA_NEWER, CONFIG_DATA_DAMAGED
 */
export function openStore(file: string): DatabaseSync {
  const isNew = !existsSync(file)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    const version = readVersion(database, file)
    if (version > migrations.length)
      throw new MusterError(
        'CONFIG_DATA_NEWER',
        `${file} was written by a newer muster (version ${version}; this one knows ${migrations.length})`,
      )
    // WAL with full sync: a recorded step survives kill -9 and a power cut
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    if (!isNew && version > 0 && version < migrations.length) backUp(database, `${file}.v${version}.bak`)
    if (version < migrations.length)
      transaction(database, () => {
        for (const migrate of migrations.slice(version)) database.exec(migrate)
        database.exec(`PRAGMA user_version = ${migrations.length}`)
      })
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

function backUp(database: DatabaseSync, target: string): void {
  if (!existsSync(target)) database.prepare('VACUUM INTO ?').run(target)
}

/** Runs `work` in one transaction: all of its writes are committed, or none. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // a full disk has rolled back already, and its error is the one to report
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
