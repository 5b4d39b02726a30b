import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The bytes of a file, read in pieces where they are needed. */
export type ByteSource = {
  bytes: number
  /** Returns the bytes from `at`; fewer at the end. They are valid until the next call. */
  read(at: number, length: number): Buffer
}

const windowBytes = 2 ** 20

/** Opens a file. It is read a mebibyte at a time, synchronously: use it in a thread of its own. */
export function openSource(file: string): ByteSource & { close(): void } {
  const descriptor = openSync(file, 'r')
  const { size: bytes } = fstatSync(descriptor)
  let window: { at: number; content: Buffer } = { at: 0, content: Buffer.alloc(0) }
  return {
    bytes,
    read(at, length) {
      const end = Math.min(at + length, bytes)
      if (at < window.at || end > window.at + window.content.length)
        window = { at, content: readAll(descriptor, at, Math.max(end - at, windowBytes)) }
      return window.content.subarray(at - window.at, Math.max(at, end) - window.at)
    },
    close: () => closeSync(descriptor),
  }
}

function readAll(descriptor: number, at: number, length: number): Buffer {
  const content = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const read = readSync(descriptor, content, done, length - done, at + done)
    if (read === 0) break
    done += read
  }
  return content.subarray(0, done)
}

/** Bytes in memory as a source. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return { bytes: content.length, read: (at, length) => content.subarray(at, at + length) }
}
