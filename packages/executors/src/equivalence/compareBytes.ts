import type { ByteSource } from './ByteSource.ts'
import { type Comparison, differs, identical } from './Comparison.ts'

const shownBytes = 8
const pieceBytes = 2 ** 20

/** Compares byte by byte; the explanation gives the first offset that differs and the bytes there. */
export function compareBytes(a: ByteSource, b: ByteSource): Comparison {
  const common = Math.min(a.bytes, b.bytes)
  for (let at = 0; at < common; at += pieceBytes) {
    const length = Math.min(pieceBytes, common - at)
    const [left, right] = [a.read(at, length), b.read(at, length)]
    if (left.equals(right)) continue
    let offset = 0
    while (left[offset] === right[offset]) offset++
    const hex = (source: ByteSource) => source.read(at + offset, shownBytes).toString('hex')
    return differs(
      `byte ${at + offset} differs: ${hex(a)} against ${hex(b)} (${a.bytes} and ${b.bytes} bytes)`,
    )
  }
  return a.bytes === b.bytes
    ? identical
    : differs(`${a.bytes} bytes against ${b.bytes}, equal as far as both go`)
}
