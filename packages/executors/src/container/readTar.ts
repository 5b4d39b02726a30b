import type { FileHandle } from 'node:fs/promises'

export type TarMember = { name: string; start: number; size: number }

const block = 512

/**
 * Returns the files of a tar archive with their positions, read from the headers alone; or why it is not a
 * tar archive.
 */
export async function readTar(file: FileHandle, maxMembers: number): Promise<TarMember[] | string> {
  const members: TarMember[] = []
  const header = Buffer.alloc(block)
  const { size: fileSize } = await file.stat()
  for (let at = 0; at + block <= fileSize; ) {
    await file.read(header, 0, block, at)
    if (header.every((byte) => byte === 0)) break
    const size = numberIn(header.subarray(124, 136))
    if (numberIn(header.subarray(148, 156)) !== checksum(header) || size === undefined)
      return 'it is not a tar archive'
    const start = at + block
    if (start + size > fileSize) return 'it is truncated'
    const type = String.fromCharCode(header[156]!)
    if (type === '0' || type === '\0') {
      if (members.length === maxMembers) return `it has more than ${maxMembers} files`
      const prefix =
        header.toString('latin1', 257, 262) === 'ustar' && header[262] === 0
          ? text(header.subarray(345, 500))
          : ''
      const name = text(header.subarray(0, 100))
      members.push({ name: prefix === '' ? name : `${prefix}/${name}`, start, size })
    }
    at = start + Math.ceil(size / block) * block
  }
  return members.length === 0 ? 'it is not a tar archive' : members
}

function text(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end)
}

/** Octal digits, or base 256 with the first bit set for large values. */
function numberIn(bytes: Buffer): number | undefined {
  if (bytes[0]! & 0x80) {
    const value = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, bytes[0]! & 0x7f)
    return Number.isSafeInteger(value) ? value : undefined
  }
  const digits = text(bytes).trim()
  return /^[0-7]*$/.test(digits) ? Number.parseInt(digits || '0', 8) : undefined
}

/** The sum of all header bytes, with the checksum field counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 32 : byte), 0)
}
