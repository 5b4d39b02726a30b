/** An npy file, version 1, with a header as NumPy writes it. */
export function npy(descr: string, shape: string, data: Uint8Array): Buffer {
  const header = `{'descr': '${descr}', 'fortran_order': False, 'shape': ${shape}, }`.padEnd(117)
  const head = Buffer.alloc(10)
  head.write('\x93NUMPY\x01\x00', 'latin1')
  head.writeUInt16LE(header.length + 1, 8)
  return Buffer.concat([head, Buffer.from(`${header}\n`), data])
}

/** A safetensors file with this header. */
export function safetensors(header: string | Uint8Array, data: Uint8Array): Buffer {
  const text = Buffer.from(header)
  const head = Buffer.alloc(8)
  head.writeBigUInt64LE(BigInt(text.length))
  return Buffer.concat([head, text, data])
}
