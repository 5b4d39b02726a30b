import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Finding } from './Finding.ts'

/** A task's data, its checkpoints and an image or two fit in this; below it, providers refuse most tasks. */
const comfortableBytes = 20 * 2 ** 30
/** The embedded chain and the database alone need this. */
const neededBytes = 1 * 2 ** 30

/** Room where the data folder is, or will be. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const name = 'Disk'
  for (let folder = path.resolve(dataDir); ; folder = path.dirname(folder)) {
    try {
      const { bavail, bsize } = await statfs(folder)
      const freeBytes = bavail * bsize
      const found = `${(freeBytes / 2 ** 30).toFixed(1)} GiB free for ${dataDir}`
      if (freeBytes >= comfortableBytes) return { name, status: 'ok', found }
      const fix = 'free some room, or set dataDir to a larger disk (MUSTER_DATA_DIR)'
      if (freeBytes >= neededBytes)
        return { name, status: 'limited', found, consequence: 'tasks with much data will be refused', fix }
      return { name, status: 'broken', found, consequence: 'too little for the chain and the database', fix }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || folder === path.dirname(folder))
        return {
          name,
          status: 'broken',
          found: `${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`,
          consequence: 'muster has nowhere to keep its state',
          fix: 'set dataDir to a folder that you may write to (MUSTER_DATA_DIR)',
        }
    }
  }
}
