import { type Tensor, tensorOver } from './Tensor.ts'

const magic = Buffer.from('\x93NUMPY', 'latin1')

export function looksLikeNpy(bytes: Uint8Array): boolean {
  return magic.equals(bytes.subarray(0, magic.length))
}

/** The array of an npy file (versions 1 to 3), or why it is not one. Object arrays are refused. */
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
  // The order of the numbers belongs to the type: two files must have the same one to be compared.
  const dtype = `${endian}${letter}${width}${order[1] === 'True' ? ' by columns' : ''}`
  return tensorOver(
    '',
    dtype,
    `${letter}${width}`,
    endian !== '>',
    sizes,
    bytes.subarray(start + headerBytes),
  )
}
