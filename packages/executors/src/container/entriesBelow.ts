import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Everything below a folder, with its whole path and in no order; links are told, never followed. What vanishes meanwhile is left
 * out. It holds nothing but the folders that are still to be read: a swarm of files costs time and no memory.
 */
export async function* entriesBelow(folder: string): AsyncGenerator<{ entry: Dirent; full: string }> {
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entries = await opendir(next).catch(() => undefined)
    if (entries === undefined) continue
    for await (const entry of entries) {
      const full = path.join(next, entry.name)
      if (entry.isDirectory()) open.push(full)
      yield { entry, full }
    }
  }
}
