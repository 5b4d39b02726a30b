import { fd_write } from './wasi_snapshot_preview1'

const stdout = 1
const stderr = 2

/** Writes `length` bytes from `start`. Returns false if a write fails. */
export function writeAll(fd: i32, start: usize, length: usize): bool {
  const vector = memory.data(8)
  const count = memory.data(4)
  let at: usize = 0
  while (at < length) {
    store<u32>(vector, <u32>(start + at))
    store<u32>(vector, <u32>(length - at), 4)
    if (fd_write(fd, vector, 1, count) != 0) return false
    const written = load<u32>(count)
    if (written == 0) return false
    at += written
  }
  return true
}

/** Prints a line to stdout. */
export function print(line: string): void {
  const bytes = String.UTF8.encode(`${line}\n`)
  writeAll(stdout, changetype<usize>(bytes), bytes.byteLength)
}

/** Prints a line to stderr. */
export function printError(line: string): void {
  const bytes = String.UTF8.encode(`${line}\n`)
  writeAll(stderr, changetype<usize>(bytes), bytes.byteLength)
}
