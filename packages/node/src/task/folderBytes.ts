import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Returns the bytes of all files in a folder. A file that vanishes meanwhile counts nothing. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(
        async ({ parentPath, name }) =>
          (await lstat(path.join(parentPath, name)).catch(() => undefined))?.size ?? 0,
      ),
  )
  return sizes.reduce((sum, each) => sum + each, 0)
}
