import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'

/**
 * Locks the directory for this process until the returned function is called or the process ends. The lock is SQLite's
 * file lock, which the operating system releases, so that a `kill -9` leaves no stale lock.
 *
 * @throws CHAIN_DATA_IN_USE
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(path.join(directory, 'lock'))
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    database.close()
    throw new MusterError('CHAIN_DATA_IN_USE', `${directory} is in use by another process`, { cause })
  }
  return () => database.close()
}
