import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Finding } from './Finding.ts'

/** Enough for a task's data, its checkpoints and an image or two; with less, a provider declines most tasks. */
const comfortableBytes = 20 * 2 ** 30
/** The embedded chain and the database alone need this much. */
const neededBytes = 1 * 2 ** 30

/** Checks the free space of the disk that has, or will have, the data folder. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const name = 'Disk'
  for (let folder = path.resolve(dataDir); ; folder = path.dirname(folder)) {
    try {
      const { bavail, bsize } = await statfs(folder)
      const freeBytes = bavail * bsize
      const found = `${(freeBytes / 2 ** 30).toFixed(1)} GiB free for ${dataDir}`
      if (freeBytes >= comfortableBytes) return { name, status: 'ok', found }
      const fix = 'free disk space, or set dataDir to a larger disk (MUSTER_DATA_DIR)'
      if (freeBytes >= neededBytes)
        return {
          name,
          status: 'limited',
          found,
          consequence: 'this machine declines tasks with much data',
          fix,
        }
      return { name, status: 'broken', found, consequence: 'too little for the chain and the database', fix }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || folder === path.dirname(folder))
        return {
          name,
          status: 'broken',
          found: `${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`,
          consequence: 'muster cannot store its state',
          fix: 'set dataDir to a folder that you may write to (MUSTER_DATA_DIR)',
        }
    }
  }
}
