import { open } from 'node:fs/promises'

/** Makes the names in a folder as durable as the files behind them. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
