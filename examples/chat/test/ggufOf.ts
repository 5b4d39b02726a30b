export type MadeTensor = { name: string; type: number; length: number; bytes: Buffer }

/** Makes a GGUF file with texts and lists of texts as metadata. */
export function ggufOf(metadata: Record<string, string | string[]>, tensors: readonly MadeTensor[]): Buffer {
  const parts = [Buffer.from('GGUF'), uint32(3), uint64(tensors.length), uint64(Object.keys(metadata).length)]
  for (const [name, value] of Object.entries(metadata)) {
    parts.push(text(name))
    if (typeof value === 'string') parts.push(uint32(8), text(value))
    else parts.push(uint32(9), uint32(8), uint64(value.length), ...value.map(text))
  }
  let offset = 0
  for (const { name, type, length, bytes } of tensors) {
    parts.push(text(name), uint32(1), uint64(length), uint32(type), uint64(offset))
    offset += aligned(bytes).length
  }
  return Buffer.concat([aligned(Buffer.concat(parts)), ...tensors.map(({ bytes }) => aligned(bytes))])
}

function aligned(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)])
}

function text(value: string): Buffer {
  return Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
