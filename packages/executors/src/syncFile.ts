import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Returns once a file and its name are on the disk. */
export async function syncFile(file: string): Promise<void> {
  await syncFolder(file)
  await syncFolder(path.dirname(file))
}

/** The names in a folder, as durable as the files behind them. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Everything below a folder that holds plain files and folders only. */
export async function syncTree(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name))
  await syncFolder(dir)
}
