import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'

/**
 * Takes the directory for this process until the returned function is called or the process ends, however it ends:
 * SQLite's file lock belongs to the operating system, so a `kill -9` leaves nothing stale behind.
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
