import { link, lstat, mkdir, opendir } from 'node:fs/promises'
import path from 'node:path'

/** Limit on files and folders: the program is paused while they are linked, and each is kept in memory. */
const maxFiles = 100_000

/** A hard-linked file, and its size and mtime when it was linked. */
export type LinkedFile = { path: string; size: bigint; mtimeNs: bigint }

/**
 * Hard-links every plain file below a folder into a new folder of ours. This is fast whatever the file sizes,
 * and no symlink of the program can lead out of a folder that it cannot see. The source must not be written
 * meanwhile.
 *
 * @throws RangeError when there are more than `limit` files and folders
 */
export async function linkState(source: string, target: string, limit = maxFiles): Promise<LinkedFile[]> {
  const files: LinkedFile[] = []
  await mkdir(target, { mode: 0o700 })
  const pending = ['']
  let entries = 0
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for await (const entry of await opendir(path.join(source, folder))) {
      if (++entries > limit) throw new RangeError(`the saved state has more than ${limit} files`)
      const name = path.join(folder, entry.name)
      const linked = path.join(target, name)
      if (entry.isDirectory()) {
        await mkdir(linked, { mode: 0o700 })
        pending.push(name)
      } else if (entry.isFile()) {
        await link(path.join(source, name), linked)
        const { size, mtimeNs } = await lstat(linked, { bigint: true })
        files.push({ path: linked, size, mtimeNs })
      }
    }
  }
  return files
}

/**
 * Returns whether nothing was written to the files since they were linked. A program that writes a new file and
 * renames it leaves the linked file unchanged.
 */
export async function isUnchanged(files: readonly LinkedFile[]): Promise<boolean> {
  for (const file of files) {
    const now = await lstat(file.path, { bigint: true })
    if (now.size !== file.size || now.mtimeNs !== file.mtimeNs) return false
  }
  return true
}
