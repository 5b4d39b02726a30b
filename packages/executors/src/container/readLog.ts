import { open } from 'node:fs/promises'
import type { LogSlice } from '../Run.ts'
import type { RunFolder } from './RunFolder.ts'

const mostBytes = 2 ** 20

/** What the program has printed, from an offset; at most a mebibyte at a time. */
export async function readLog(
  folder: RunFolder,
  { offset = 0, maxBytes = mostBytes }: { offset?: number; maxBytes?: number },
): Promise<LogSlice> {
  const handle = await open(folder.logFile)
  try {
    const room = Buffer.alloc(Math.min(maxBytes, mostBytes))
    const { bytesRead, buffer } = await handle.read(room, 0, null, offset)
    return {
      bytes: buffer.subarray(0, bytesRead),
      nextOffset: offset + bytesRead,
      droppedBytes: await folder.droppedLogBytes(),
    }
  } finally {
    await handle.close()
  }
}
