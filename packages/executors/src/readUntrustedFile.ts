import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/**
 * Reads a file that a run may have written: never through a symlink, never more than `maxBytes`. Undefined
 * when there is none.
 */
export async function readUntrustedFile(
  path: string,
  maxBytes: number,
  offset = 0,
): Promise<Buffer | undefined> {
  let file: Awaited<ReturnType<typeof open>>
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    if (['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
  try {
    const stat = await file.stat()
    if (!stat.isFile()) return undefined
    const length = Math.max(0, Math.min(maxBytes, stat.size - offset))
    const buffer = Buffer.alloc(length)
    let done = 0
    while (done < length) {
      const { bytesRead } = await file.read(buffer, done, length - done, offset + done)
      if (bytesRead === 0) break
      done += bytesRead
    }
    return buffer.subarray(0, done)
  } finally {
    await file.close()
  }
}
