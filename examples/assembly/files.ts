import { fail } from './fail'
import { writeAll } from './print'
import { fd_close, fd_prestat_dir_name, fd_prestat_get, fd_read, path_open } from './wasi_snapshot_preview1'

const rightRead: i64 = 1 << 1
const rightWrite: i64 = 1 << 6
const openCreate: i32 = 1 << 0
const openTruncate: i32 = 1 << 3

/** Returns the bytes of a file, or null if it does not exist. */
export function readFileIfPresent(path: string): Uint8Array | null {
  const fd = open(path, 0, rightRead)
  if (fd < 0) return null
  const vector = memory.data(8)
  const count = memory.data(4)
  let bytes = new Uint8Array(64 * 1024)
  let length = 0
  while (true) {
    if (length == bytes.length) {
      const larger = new Uint8Array(bytes.length * 2)
      larger.set(bytes)
      bytes = larger
    }
    store<u32>(vector, <u32>(bytes.dataStart + length))
    store<u32>(vector, <u32>(bytes.length - length), 4)
    if (fd_read(fd, vector, 1, count) != 0) fail(`Cannot read ${path}.`)
    const read = <i32>load<u32>(count)
    if (read == 0) break
    length += read
  }
  fd_close(fd)
  return bytes.slice(0, length)
}

/** Returns the bytes of a file. Ends the program if it does not exist. */
export function readFile(path: string): Uint8Array {
  const bytes = readFileIfPresent(path)
  if (bytes === null) fail(`Missing file: ${path}.`)
  return bytes!
}

/** Returns the text of a UTF-8 file. Ends the program if it does not exist. */
export function readText(path: string): string {
  return String.UTF8.decode(readFile(path).buffer)
}

/** Creates or replaces a file. */
export function writeFile(path: string, bytes: Uint8Array): void {
  const fd = open(path, openCreate | openTruncate, rightWrite)
  if (fd < 0) fail(`Cannot create ${path}.`)
  if (!writeAll(fd, bytes.dataStart, bytes.length)) fail(`Cannot write ${path}.`)
  fd_close(fd)
}

export function writeText(path: string, text: string): void {
  writeFile(path, Uint8Array.wrap(String.UTF8.encode(text)))
}

/** Opens an absolute path below one of the folders that the host preopened. Returns the descriptor, or -1 if that fails. */
function open(path: string, openFlags: i32, rights: i64): i32 {
  const prestat = memory.data(8)
  const opened = memory.data(4)
  for (let folder = 3; fd_prestat_get(folder, prestat) == 0; folder++) {
    const name = new ArrayBuffer(load<u32>(prestat, 4))
    fd_prestat_dir_name(folder, changetype<usize>(name), name.byteLength)
    let prefix = String.UTF8.decode(name)
    if (!prefix.endsWith('/')) prefix += '/'
    if (!path.startsWith(prefix)) continue
    const relative = String.UTF8.encode(path.substring(prefix.length))
    const error = path_open(
      folder,
      0,
      changetype<usize>(relative),
      relative.byteLength,
      openFlags,
      rights,
      0,
      0,
      opened,
    )
    if (error == 0) return load<i32>(opened)
  }
  return -1
}
