import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Enough for a node of these networks, and quickly filled. */
const megabytes = 192

/** The folder of one node on a file system of its own, which can be filled to the last byte. */
export type SmallDisk = { fill(): void; free(): void; unmount(): void }

/** Mounts a small file system on `dir`. Needs a mount namespace of our own. */
export function mountSmallDisk(dir: string): SmallDisk {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', dir])
  const ballast = path.join(dir, 'ballast')
  return {
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', dir]),
  }
}

/** Writes to a file until the file system has no space left. */
export function fillWith(file: string): void {
  const fd = openSync(file, 'a', 0o600)
  try {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      const piece = Buffer.alloc(size, 1)
      try {
        while (writeSync(fd, piece) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(fd)
  }
}
