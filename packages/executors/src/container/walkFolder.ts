import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Yields everything below a folder with its full path, unordered; symlinks are yielded but never followed.
 * Entries that disappear meanwhile are skipped. Memory use is limited to the list of unread folders, however
 * many files there are.
 */
export async function* walkFolder(folder: string): AsyncGenerator<{ entry: Dirent; full: string }> {
  const pending = [folder]
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const entries = await opendir(current).catch(() => undefined)
    if (entries === undefined) continue
    for await (const entry of entries) {
      const full = path.join(current, entry.name)
      if (entry.isDirectory()) pending.push(full)
      yield { entry, full }
    }
  }
}
