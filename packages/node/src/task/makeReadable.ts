import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Makes a folder readable for the container's own user. Its parent folder stays closed to all other users. */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const entryPath = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(entryPath, 0o755)
    else if (entry.isFile()) await chmod(entryPath, 0o644)
  }
}
