import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import { transaction } from '../store/openStore.ts'

/** Migration n upgrades version n to n + 1. A released migration is never changed; a new one is added. */
const migrations: readonly string[] = [
  `CREATE TABLE api_key (
     id TEXT PRIMARY KEY,
     hash BLOB NOT NULL UNIQUE,
     name TEXT NOT NULL,
     settings TEXT NOT NULL,
     created_ms INTEGER NOT NULL,
     revoked_ms INTEGER
   ) STRICT;
   CREATE TABLE usage (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     at_ms INTEGER NOT NULL,
     key_id TEXT NOT NULL,
     stream_id TEXT NOT NULL,
     stream_name TEXT NOT NULL,
     in_units INTEGER NOT NULL,
     out_units INTEGER NOT NULL,
     reserved_wei TEXT NOT NULL,
     cost_wei TEXT,
     status INTEGER,
     first_ms INTEGER
   ) STRICT;
   CREATE INDEX usage_by_key ON usage (key_id, at_ms);
   CREATE INDEX usage_by_stream ON usage (stream_id, number);
   CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
]

/**
 * Opens the gateway's database: API keys, usage and settings. Its rows survive a killed process. A power cut may lose the rows of the
 * last moment, which is cheaper than a sync for each request: vouchers, in a book of their own, are the money.
 *
 * @throws CONFIG_DATA_NEWER
 */
export function openGatewayStore(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number
    }
    if (version > migrations.length)
      throw new MusterError('CONFIG_DATA_NEWER', `${file} was written by a newer muster (version ${version})`)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    for (const [index, migrate] of migrations.entries()) {
      if (index < version) continue
      transaction(database, () => {
        database.exec(migrate)
        database.exec(`PRAGMA user_version = ${index + 1}`)
      })
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
