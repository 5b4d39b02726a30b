import { createHash } from 'node:crypto'
import { lstat, opendir } from 'node:fs/promises'
import path from 'node:path'

/**
 * What tells one content of a folder from another without reading the files: their names, sizes and times. Undefined when
 * there are none. Only ever compared, so that a program that changes the folder meanwhile gains nothing.
 */
export async function fingerprintOf(folder: string): Promise<string | undefined> {
  const seen: string[] = []
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entries = await opendir(next).catch(() => undefined)
    if (entries === undefined) continue
    for await (const entry of entries) {
      const full = path.join(next, entry.name)
      if (entry.isDirectory()) open.push(full)
      if (!entry.isFile()) continue
      const found = await lstat(full, { bigint: true }).catch(() => undefined)
      if (found) seen.push([full, found.size, found.ino, found.mtimeNs].join('\0'))
    }
  }
  if (seen.length === 0) return undefined
  return createHash('sha256').update(seen.sort().join('\n')).digest('hex')
}
