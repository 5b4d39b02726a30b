/** A value in the metadata of a GGUF file. */
export type GgufValue = string | number | bigint | boolean | GgufValue[]

export type GgufTensor = {
  name: string
  /** The number of values. */
  length: number
  /** ggml's number of the type of its values. */
  type: number
  /** Where its bytes begin in the file. */
  offset: number
}

export type Gguf = { metadata: Map<string, GgufValue>; tensors: GgufTensor[] }

/** Reads the head of a GGUF file of version 3: its metadata and where its tensors are. */
export function readGguf(file: Buffer): Gguf {
  const reader = new Reader(file)
  const magic = reader.bytes(4).toString('latin1')
  const version = reader.uint32()
  if (magic !== 'GGUF' || version !== 3) throw new Error(`Not a GGUF file of version 3: ${magic} ${version}.`)
  const [tensorCount, valueCount] = [reader.uint64(), reader.uint64()]
  const metadata = new Map<string, GgufValue>()
  for (let i = 0; i < valueCount; i++) metadata.set(reader.string(), reader.value(reader.uint32()))
  const tensors = Array.from({ length: tensorCount }, () => reader.tensor())
  const alignment = Number(metadata.get('general.alignment') ?? 32)
  const start = Math.ceil(reader.at / alignment) * alignment
  return { metadata, tensors: tensors.map((each) => ({ ...each, offset: start + each.offset })) }
}

/** Reads numbers and texts one behind the other. */
class Reader {
  readonly #file: Buffer
  at = 0

  constructor(file: Buffer) {
    this.#file = file
  }

  bytes(count: number): Buffer {
    if (this.at + count > this.#file.length) throw new Error('The GGUF file ends too early.')
    this.at += count
    return this.#file.subarray(this.at - count, this.at)
  }

  uint32(): number {
    return this.bytes(4).readUInt32LE()
  }

  uint64(): number {
    return Number(this.bytes(8).readBigUInt64LE())
  }

  string(): string {
    return this.bytes(this.uint64()).toString()
  }

  /** Reads a value of one of GGUF's types. */
  value(type: number): GgufValue {
    switch (type) {
      case 0:
        return this.bytes(1).readUInt8()
      case 1:
        return this.bytes(1).readInt8()
      case 2:
        return this.bytes(2).readUInt16LE()
      case 3:
        return this.bytes(2).readInt16LE()
      case 4:
        return this.uint32()
      case 5:
        return this.bytes(4).readInt32LE()
      case 6:
        return this.bytes(4).readFloatLE()
      case 7:
        return this.bytes(1).readUInt8() !== 0
      case 8:
        return this.string()
      case 9:
        return this.list()
      case 10:
        return this.bytes(8).readBigUInt64LE()
      case 11:
        return this.bytes(8).readBigInt64LE()
      case 12:
        return this.bytes(8).readDoubleLE()
      default:
        throw new Error(`Unknown type of a GGUF value: ${type}.`)
    }
  }

  list(): GgufValue[] {
    const type = this.uint32()
    return Array.from({ length: this.uint64() }, () => this.value(type))
  }

  /** Reads a tensor's description; its offset counts from the first tensor. */
  tensor(): GgufTensor {
    const name = this.string()
    const dimensions = Array.from({ length: this.uint32() }, () => this.uint64())
    const length = dimensions.reduce((product, dimension) => product * dimension, 1)
    return { name, length, type: this.uint32(), offset: this.uint64() }
  }
}
