import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { transaction } from '../store/openStore.ts'
import { ledgerSchema, ledgerVersion } from './schema.ts'

/** Opens the tables of a ledger. Creates empty ones when there are none, or none that this version can read. */
export function openLedger(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const open = () => {
    const database = new DatabaseSync(file, { timeout: 5_000 })
    // a power cut may lose the last blocks, which are then read again
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    return database
  }
  const versionOf = (database: DatabaseSync) =>
    (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
  if (existsSync(file)) {
    try {
      const known = open()
      if (versionOf(known) === ledgerVersion) return known
      known.close()
    } catch {
      // a damaged file is rebuilt from the chain
    }
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  }
  const fresh = open()
  transaction(fresh, () => fresh.exec(`${ledgerSchema} PRAGMA user_version = ${ledgerVersion};`))
  return fresh
}
