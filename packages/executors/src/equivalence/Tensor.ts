import type { ByteSource } from './ByteSource.ts'

/** A named array of numbers in a file, which are read in pieces. */
export type Tensor = {
  name: string
  /** As the file names it, such as `F32` or `<f4`. */
  dtype: string
  shape: number[]
  length: number
  /** The exact number at an index: 64-bit integers are returned as bigint. */
  at(index: number): number | bigint
}

/** As many as numpy allows, and more than any model has. */
export const maxDimensions = 64
/** Bytes that are read at once. A multiple of every width. */
const pieceBytes = 2 ** 20

type Reader = { bytes: number; read(view: DataView, offset: number, little: boolean): number | bigint }

/** Readers by kind and width: `f4` is a float of four bytes, `bf2` a bfloat16. */
const readers: Record<string, Reader> = {
  f8: { bytes: 8, read: (view, at, little) => view.getFloat64(at, little) },
  f4: { bytes: 4, read: (view, at, little) => view.getFloat32(at, little) },
  f2: { bytes: 2, read: (view, at, little) => halfToNumber(view.getUint16(at, little)) },
  bf2: { bytes: 2, read: (view, at, little) => bfloatToNumber(view.getUint16(at, little)) },
  i8: { bytes: 8, read: (view, at, little) => view.getBigInt64(at, little) },
  i4: { bytes: 4, read: (view, at, little) => view.getInt32(at, little) },
  i2: { bytes: 2, read: (view, at, little) => view.getInt16(at, little) },
  i1: { bytes: 1, read: (view, at) => view.getInt8(at) },
  u8: { bytes: 8, read: (view, at, little) => view.getBigUint64(at, little) },
  u4: { bytes: 4, read: (view, at, little) => view.getUint32(at, little) },
  u2: { bytes: 2, read: (view, at, little) => view.getUint16(at, little) },
  u1: { bytes: 1, read: (view, at) => view.getUint8(at) },
  b1: { bytes: 1, read: (view, at) => view.getUint8(at) },
}

export type TensorLayout = {
  name: string
  dtype: string
  /** Key of `readers`. */
  kind: string
  littleEndian: boolean
  shape: number[]
  /** The position of its bytes in the file. */
  start: number
  end: number
}

/** Returns a tensor over bytes of a file, or the reason why they do not fit the shape. */
export function tensorOver(
  file: ByteSource,
  { name, dtype, kind, littleEndian, shape, start, end }: TensorLayout,
): Tensor | string {
  const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined
  if (reader === undefined) return `${name || 'the array'} has an unknown type ${dtype}`
  if (!shape.every((size) => Number.isSafeInteger(size) && size >= 0)) return `${name} has an invalid shape`
  const length = shape.reduce((product, size) => product * size, 1)
  if (length * reader.bytes !== end - start)
    return `${name || 'the array'} has ${end - start} bytes; its shape needs ${length * reader.bytes}`
  const perPiece = pieceBytes / reader.bytes
  const piece = pieceOf(file)
  return {
    name,
    dtype,
    shape,
    length,
    at(index) {
      const number = Math.floor(index / perPiece)
      const from = start + number * pieceBytes
      if (piece.tensor !== name || piece.from !== from) {
        const { buffer, byteOffset, length } = file.read(from, Math.min(pieceBytes, end - from))
        Object.assign(piece, { tensor: name, from, view: new DataView(buffer, byteOffset, length) })
      }
      return reader.read(piece.view, (index - number * perPiece) * reader.bytes, littleEndian)
    },
  }
}

/** The bytes that the tensors of a file read last: one piece for all, so that memory does not grow with their number. */
type Piece = { tensor: string | undefined; from: number; view: DataView }

const pieces = new WeakMap<ByteSource, Piece>()

function pieceOf(file: ByteSource): Piece {
  const known = pieces.get(file) ?? { tensor: undefined, from: -1, view: new DataView(new ArrayBuffer(0)) }
  pieces.set(file, known)
  return known
}

function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25)
}

const scratch = new DataView(new ArrayBuffer(4))

function bfloatToNumber(bits: number): number {
  scratch.setUint32(0, bits << 16)
  return scratch.getFloat32(0)
}
