import { lstat } from 'node:fs/promises'
import { walkFolder } from './walkFolder.ts'

/** Each file counts at least a block, so that many empty files count too. */
const blockBytes = 4096

export type FolderSize = {
  /** Apparent size, holes included. */
  bytes: number
  /** Disk usage. */
  diskBytes: number
  largestFileBytes: number
}

/**
 * Measures everything below a folder; symlinks are counted but not followed. Stops as soon as either size is
 * above `limit`, so that measuring a file bomb costs no more than the limit allows.
 */
export async function measureFolder(folder: string, limit: number): Promise<FolderSize> {
  const size: FolderSize = { bytes: 0, diskBytes: 0, largestFileBytes: 0 }
  for await (const { entry, full } of walkFolder(folder)) {
    // A file may disappear while the program runs.
    const stats = await lstat(full).catch(() => undefined)
    if (stats === undefined) continue
    size.diskBytes += Math.max(stats.blocks * 512, blockBytes)
    if (entry.isFile()) {
      size.bytes += stats.size
      size.largestFileBytes = Math.max(size.largestFileBytes, stats.size)
    }
    if (size.bytes > limit || size.diskBytes > limit) break
  }
  return size
}
