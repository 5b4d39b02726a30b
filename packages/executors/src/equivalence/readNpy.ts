import type { ByteSource } from './ByteSource.ts'
import { maxDimensions, type Tensor, tensorOver } from './Tensor.ts'

const magic = Buffer.from('\x93NUMPY', 'latin1')

export function looksLikeNpy(file: ByteSource): boolean {
  return magic.equals(file.read(0, magic.length))
}

/** Reads the array of an npy file (versions 1 to 3), or returns why it cannot. Object arrays are rejected. */
export function readNpy(file: ByteSource): Tensor | string {
  if (!looksLikeNpy(file) || file.bytes < 12) return 'it is not an npy file'
  const head = file.read(0, 12)
  const wide = head[6]! >= 2
  const start = wide ? 12 : 10
  const headerBytes = wide ? head.readUInt32LE(8) : head.readUInt16LE(8)
  if (start + headerBytes > file.bytes || headerBytes > 65_536) return 'its header is longer than the file'
  const header = file.read(start, headerBytes).toString('latin1')
  const descr = /'descr'\s*:\s*'([<>|=])([a-z])(\d{1,2})'/.exec(header)
  const order = /'fortran_order'\s*:\s*(True|False)/.exec(header)
  const shape = /'shape'\s*:\s*\(([\d\s,]*)\)/.exec(header)
  if (descr === null || order === null || shape === null)
    return 'its header does not describe an array of numbers'
  const [, endian, letter, width] = descr
  const sizes = shape[1]!
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
  // The memory order is part of the type: two files are compared only if theirs is the same.
  const dtype = `${endian}${letter}${width}${order[1] === 'True' ? ' by columns' : ''}`
  if (sizes.length > maxDimensions) return `its array has more than ${maxDimensions} dimensions`
  return tensorOver(file, {
    start: start + headerBytes,
    end: file.bytes,
    name: '',
    dtype,
    kind: `${letter}${width}`,
    littleEndian: endian !== '>',
    shape: sizes,
  })
}
