import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Resolves once a file and its directory entry are on disk. */
export async function syncFile(file: string): Promise<void> {
  await syncFolder(file)
  await syncFolder(path.dirname(file))
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
