import { constants, createReadStream, createWriteStream } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, opendir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { measureFolder } from '../measureFolder.ts'

const chunkBytes = 1 << 20

export type CopyOptions = {
  /** Limit on the apparent size and on the disk usage of the copy. */
  maxBytes: number
  signal?: AbortSignal
}

/**
 * Copies a program's saved state into a new folder: plain files and folders. Symlinks, sockets and devices
 * are skipped, because they would mean something else on another machine. The source's folders must not
 * change meanwhile.
 *
 * @throws RangeError when the state is over the limit; holes count as if they were filled
 */
export async function copyState(source: string, target: string, options: CopyOptions): Promise<void> {
  const { maxBytes, signal } = options
  const tooMuch = () => new RangeError(`the saved state has more than ${maxBytes} bytes`)
  const { bytes, diskBytes } = await measureFolder(source, maxBytes)
  if (Math.max(bytes, diskBytes) > maxBytes) throw tooMuch()
  let left = maxBytes
  await mkdir(target, { recursive: true, mode: 0o700 })
  const pending = ['']
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for await (const entry of await opendir(path.join(source, folder))) {
      signal?.throwIfAborted()
      const name = path.join(folder, entry.name)
      if (entry.isDirectory()) {
        await mkdir(path.join(target, name), { mode: 0o700 })
        pending.push(name)
      } else if (entry.isFile()) {
        // The file may have grown since it was measured.
        left -= await copyFileContent(path.join(source, name), path.join(target, name), signal)
        if (left < 0) throw tooMuch()
      }
    }
  }
}

/**
 * A reflink where the file system supports it; otherwise a copy in chunks that can be aborted, because the
 * machine's owner may be waiting.
 */
async function copyFileContent(
  source: string,
  target: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { mode, size } = await lstat(source)
  const shared = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE_FORCE
  await copyFile(source, target, shared).catch(() =>
    pipeline(
      size === 0 ? [] : createReadStream(source, { highWaterMark: chunkBytes, end: size - 1 }),
      createWriteStream(target),
      signal ? { signal } : {},
    ),
  )
  await chmod(target, (mode & 0o100) === 0 ? 0o600 : 0o700)
  return size
}
