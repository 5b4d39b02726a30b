import { open } from 'node:fs/promises'
import type { LogSlice } from '../Run.ts'
import type { RunFolder } from './RunFolder.ts'

const maxReadBytes = 2 ** 20

/** Reads the program's output from an offset, at most a mebibyte at a time. */
export async function readLog(
  folder: RunFolder,
  { offset = 0, maxBytes = maxReadBytes }: { offset?: number; maxBytes?: number },
): Promise<LogSlice> {
  const handle = await open(folder.logFile)
  try {
    const target = Buffer.alloc(Math.min(maxBytes, maxReadBytes))
    const { bytesRead, buffer } = await handle.read(target, 0, null, offset)
    return {
      bytes: buffer.subarray(0, bytesRead),
      nextOffset: offset + bytesRead,
      droppedBytes: await folder.droppedLogBytes(),
    }
  } finally {
    await handle.close()
  }
}
