import { createHash } from 'node:crypto'
import { lstat, opendir } from 'node:fs/promises'
import path from 'node:path'

/**
 * What tells one content of a folder from another without reading the files: their names, sizes and times. Undefined when
 * there are none. Only ever compared, so that a program that changes the folder meanwhile gains nothing.
 */
export async function fingerprintOf(folder: string): Promise<string | undefined> {
  let files = 0
  // a sum has no order, and holds nothing: a swarm of files costs time and no memory
  let sum = 0n
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entries = await opendir(next).catch(() => undefined)
    if (entries === undefined) continue
    for await (const entry of entries) {
      const full = path.join(next, entry.name)
      if (entry.isDirectory()) open.push(full)
      if (!entry.isFile()) continue
      const found = await lstat(full, { bigint: true }).catch(() => undefined)
      if (!found) continue
      const file = [full, found.size, found.ino, found.mtimeNs].join('\0')
      sum += createHash('sha256').update(file).digest().readBigUInt64BE()
      files++
    }
  }
  return files === 0 ? undefined : `${files}/${sum}`
}
