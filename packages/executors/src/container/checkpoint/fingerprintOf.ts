import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { walkFolder } from '../walkFolder.ts'

/**
 * A fingerprint of a folder's content from file names, sizes and times, without reading the files. Undefined
 * for a folder without files. It is only compared for equality, so a program that changes the folder
 * meanwhile gains nothing.
 */
export async function fingerprintOf(folder: string): Promise<string | undefined> {
  let files = 0
  // A sum is independent of the order of entries and needs no memory per file.
  let sum = 0n
  for await (const { entry, full } of walkFolder(folder)) {
    if (!entry.isFile()) continue
    const stats = await lstat(full, { bigint: true }).catch(() => undefined)
    if (!stats) continue
    const file = [full, stats.size, stats.ino, stats.mtimeNs].join('\0')
    sum += createHash('sha256').update(file).digest().readBigUInt64BE()
    files++
  }
  return files === 0 ? undefined : `${files}/${sum}`
}
