import { constants, createReadStream, createWriteStream } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, opendir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { measureFolder } from '../measureFolder.ts'

const pieceBytes = 1 << 20

export type CopyOptions = {
  /** The most that it may hold, as the files claim it and as it fills the disk. */
  maxBytes: number
  signal?: AbortSignal
}

/**
 * Copies what a program has saved into a new folder: plain files and folders. Links, sockets and devices are left out, since they
 * would mean something else where the copy is used. Nobody may change the folders of the source meanwhile.
 *
 * @throws RangeError when it holds more than it may; holes count as if they were filled
 */
export async function copyState(source: string, target: string, options: CopyOptions): Promise<void> {
  const { maxBytes, signal } = options
  const tooMuch = () => new RangeError(`what the program has saved is more than ${maxBytes} bytes`)
  const { bytes, diskBytes } = await measureFolder(source, maxBytes)
  if (Math.max(bytes, diskBytes) > maxBytes) throw tooMuch()
  let left = maxBytes
  await mkdir(target, { recursive: true, mode: 0o700 })
  const open = ['']
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    for await (const entry of await opendir(path.join(source, below))) {
      signal?.throwIfAborted()
      const name = path.join(below, entry.name)
      if (entry.isDirectory()) {
        await mkdir(path.join(target, name), { mode: 0o700 })
        open.push(name)
      } else if (entry.isFile()) {
        // it may have grown since it was measured
        left -= await copyOne(path.join(source, name), path.join(target, name), signal)
        if (left < 0) throw tooMuch()
      }
    }
  }
}

/** In no time where the file system shares blocks; else piece by piece, since the machine's owner may be waiting. */
async function copyOne(source: string, target: string, signal: AbortSignal | undefined): Promise<number> {
  const { mode, size } = await lstat(source)
  const shared = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE_FORCE
  await copyFile(source, target, shared).catch(() =>
    pipeline(
      size === 0 ? [] : createReadStream(source, { highWaterMark: pieceBytes, end: size - 1 }),
      createWriteStream(target),
      signal ? { signal } : {},
    ),
  )
  await chmod(target, (mode & 0o100) === 0 ? 0o600 : 0o700)
  return size
}
