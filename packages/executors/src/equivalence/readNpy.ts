import { type Tensor, tensorOver } from './Tensor.ts'

const magic = Buffer.from('\x93NUMPY', 'latin1')

export function looksLikeNpy(bytes: Uint8Array): boolean {
  return magic.equals(bytes.subarray(0, magic.length))
}

/** Reads the array of an npy file (versions 1 to 3), or returns why it cannot. Object arrays are rejected. */
export function readNpy(bytes: Uint8Array): Tensor | string {
  if (!looksLikeNpy(bytes) || bytes.length < 12) return 'it is not an npy file'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wide = bytes[6]! >= 2
  const start = wide ? 12 : 10
  const headerBytes = wide ? view.getUint32(8, true) : view.getUint16(8, true)
  if (start + headerBytes > bytes.length || headerBytes > 65_536) return 'its header is longer than the file'
  const header = Buffer.from(bytes.subarray(start, start + headerBytes)).toString('latin1')
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
  return tensorOver(bytes.subarray(start + headerBytes), {
    name: '',
    dtype,
    kind: `${letter}${width}`,
    littleEndian: endian !== '>',
    shape: sizes,
  })
}
