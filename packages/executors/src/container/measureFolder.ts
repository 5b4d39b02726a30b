import { lstat } from 'node:fs/promises'
import { entriesBelow } from './entriesBelow.ts'

/** Each file costs at least a block, so that a swarm of empty files counts too. */
const blockBytes = 4096

export type FolderSize = {
  /** Bytes as the files claim them, holes included. */
  bytes: number
  /** Bytes as they fill the disk. */
  diskBytes: number
  largestFileBytes: number
}

/**
 * The size of everything below a folder; links are counted, never followed. Stops as soon as either size is above
 * `enough`, so that measuring a bomb costs no more than the limit allows.
 */
export async function measureFolder(folder: string, enough: number): Promise<FolderSize> {
  const size: FolderSize = { bytes: 0, diskBytes: 0, largestFileBytes: 0 }
  for await (const { entry, full } of entriesBelow(folder)) {
    // A file may vanish while the program works.
    const found = await lstat(full).catch(() => undefined)
    if (found === undefined) continue
    size.diskBytes += Math.max(found.blocks * 512, blockBytes)
    if (entry.isFile()) {
      size.bytes += found.size
      size.largestFileBytes = Math.max(size.largestFileBytes, found.size)
    }
    if (size.bytes > enough || size.diskBytes > enough) break
  }
  return size
}
