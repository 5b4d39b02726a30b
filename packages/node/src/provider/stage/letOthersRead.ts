import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'

/** A container's program is a user of its own: it may read its input, which lies in a folder that is closed to all others. */
export async function letOthersRead(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(place, 0o755)
    else if (entry.isFile()) await chmod(place, 0o644)
  }
}
