import { link, lstat, mkdir, opendir } from 'node:fs/promises'
import path from 'node:path'

/** Beyond so many a state is not saved: the program is held while they are linked, and we remember each. */
const mostFiles = 100_000

/** A file by its second name, and what was last written to it. */
export type LinkedFile = { path: string; size: bigint; mtimeNs: bigint }

/**
 * Gives every plain file below a folder a second name in a new folder of ours. That takes no time, whatever their size, and no link of the
 * program's can lead out of a folder that it cannot see. Nobody may write to the source meanwhile.
 *
 * @throws RangeError when there are more than `most` files and folders
 */
export async function linkState(source: string, target: string, most = mostFiles): Promise<LinkedFile[]> {
  const files: LinkedFile[] = []
  await mkdir(target, { mode: 0o700 })
  const open = ['']
  let entries = 0
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    for await (const entry of await opendir(path.join(source, below))) {
      if (++entries > most) throw new RangeError(`what the program has saved is more than ${most} files`)
      const name = path.join(below, entry.name)
      const linked = path.join(target, name)
      if (entry.isDirectory()) {
        await mkdir(linked, { mode: 0o700 })
        open.push(name)
      } else if (entry.isFile()) {
        await link(path.join(source, name), linked)
        const { size, mtimeNs } = await lstat(linked, { bigint: true })
        files.push({ path: linked, size, mtimeNs })
      }
    }
  }
  return files
}

/** Whether nothing was written to the files since: a program that writes beside them and renames leaves them as they were. */
export async function isUnchanged(files: readonly LinkedFile[]): Promise<boolean> {
  for (const file of files) {
    const now = await lstat(file.path, { bigint: true })
    if (now.size !== file.size || now.mtimeNs !== file.mtimeNs) return false
  }
  return true
}
