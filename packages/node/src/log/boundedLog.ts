import { copyFileSync, fstatSync, ftruncateSync, statSync, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

export type BoundedLogOptions = {
  /** The descriptor that the process logs to, opened for appending. */
  fd: number
  file: string
  maxBytes?: number
}

/** Weeks of a busy node, and little beside the data of a task. */
const defaultMaxBytes = 16 << 20

/**
 * Returns a destination that keeps a log file within its size, or undefined when the descriptor is not that file: a
 * terminal, a pipe or a file of the owner's is left alone. A full log becomes `<file>.1`, which replaces the one
 * before. The file is copied and emptied, not renamed: what else the process prints goes to the same descriptor.
 */
export function boundedLog({
  fd,
  file,
  maxBytes = defaultMaxBytes,
}: BoundedLogOptions): DestinationStream | undefined {
  if (!isSameFile(fd, file)) return undefined
  return {
    write(line) {
      try {
        if (fstatSync(fd).size + Buffer.byteLength(line) > maxBytes) {
          copyFileSync(file, `${file}.1`)
          ftruncateSync(fd, 0)
        }
        writeSync(fd, line)
      } catch {
        // A full disk must not end the daemon: the line is lost.
      }
    },
  }
}

function isSameFile(fd: number, file: string): boolean {
  const [one, two] = [fstatSync(fd), statSync(file, { throwIfNoEntry: false })]
  return two !== undefined && one.isFile() && one.dev === two.dev && one.ino === two.ino
}
