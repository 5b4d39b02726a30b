import { fail } from '../../assembly/fail'
import { readFile } from '../../assembly/files'

/** A file of bytes in the IDX format (used by MNIST): its dimensions and its values. */
export class Idx {
  shape: i32[] = []
  values: Uint8Array = new Uint8Array(0)
}

/** Reads an IDX file of unsigned bytes with `dimensions` dimensions. Ends the program if the file is anything else. */
export function readIdx(path: string, dimensions: i32): Idx {
  const bytes = readFile(path)
  const start = 4 + 4 * dimensions
  if (bytes.length < start || bytes[2] != 8 || <i32>bytes[3] != dimensions)
    fail(`${path} is not an IDX file of bytes with ${dimensions} dimension(s).`)
  const idx = new Idx()
  let size: i64 = 1
  for (let i = 0; i < dimensions; i++) {
    const length = bswap(load<u32>(bytes.dataStart + 4 + 4 * i))
    if (length > 1 << 24) fail(`${path} is too large: dimension ${i} is ${length}.`)
    idx.shape.push(<i32>length)
    size *= length
  }
  if (size != bytes.length - start) fail(`${path} is truncated.`)
  idx.values = bytes.subarray(start)
  return idx
}
