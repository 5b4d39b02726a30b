/** A named array of numbers in a file; values are read one at a time, so nothing is copied. */
export type Tensor = {
  name: string
  /** As the file names it, such as `F32` or `<f4`. */
  dtype: string
  shape: number[]
  length: number
  /** The exact number at an index: 64-bit integers are returned as bigint. */
  at(index: number): number | bigint
}

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
}

/** Returns a tensor over `bytes`, or the reason why they do not fit the shape. */
export function tensorOver(
  bytes: Uint8Array,
  { name, dtype, kind, littleEndian, shape }: TensorLayout,
): Tensor | string {
  const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined
  if (reader === undefined) return `${name || 'the array'} has an unknown type ${dtype}`
  if (!shape.every((size) => Number.isSafeInteger(size) && size >= 0)) return `${name} has an invalid shape`
  const length = shape.reduce((product, size) => product * size, 1)
  if (length * reader.bytes !== bytes.length)
    return `${name || 'the array'} has ${bytes.length} bytes; its shape needs ${length * reader.bytes}`
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { name, dtype, shape, length, at: (index) => reader.read(view, index * reader.bytes, littleEndian) }
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
