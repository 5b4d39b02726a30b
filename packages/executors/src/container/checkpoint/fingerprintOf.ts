import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { entriesBelow } from '../entriesBelow.ts'

/**
 * What tells one content of a folder from another without reading the files: their names, sizes and times. Undefined when
 * there are none. Only ever compared, so that a program that changes the folder meanwhile gains nothing.
 */
export async function fingerprintOf(folder: string): Promise<string | undefined> {
  let files = 0
  // a sum has no order, and holds nothing
  let sum = 0n
  for await (const { entry, full } of entriesBelow(folder)) {
    if (!entry.isFile()) continue
    const found = await lstat(full, { bigint: true }).catch(() => undefined)
    if (!found) continue
    const file = [full, found.size, found.ino, found.mtimeNs].join('\0')
    sum += createHash('sha256').update(file).digest().readBigUInt64BE()
    files++
  }
  return files === 0 ? undefined : `${files}/${sum}`
}
