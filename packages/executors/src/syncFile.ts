import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Resolves once a file and its directory entry are on disk. */
export async function syncFile(file: string): Promise<void> {
  await syncFolder(file)
  await syncFolder(path.dirname(file))
}

/**
 * Syncs the bytes that another process has written to a file so far. It makes the sync at the end short, and nothing
 * depends on it: a file that does not exist or cannot be synced is passed over. Never follows a link, never waits for a pipe.
 */
export async function syncWrittenSoFar(file: string): Promise<void> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  await handle?.datasync().catch(() => {})
  await handle?.close()
}

/** Syncs the entries of a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A disk syncs many files in the time of one, when they are requested together. */
const syncsAtOnce = 32

/** Syncs everything below a folder. */
export async function syncTree(dir: string): Promise<void> {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .values()
  // All workers take from the one iterator.
  const worker = async () => {
    for (const entry of entries) await syncFolder(entry)
  }
  await Promise.all(Array.from({ length: syncsAtOnce }, worker))
  await syncFolder(dir)
}
