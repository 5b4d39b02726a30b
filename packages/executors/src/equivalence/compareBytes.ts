import { type Comparison, differs, identical } from './Comparison.ts'

const shownBytes = 8

/** Compares byte by byte; the explanation gives the first offset that differs and the bytes there. */
export function compareBytes(a: Uint8Array, b: Uint8Array): Comparison {
  const [left, right] = [
    Buffer.from(a.buffer, a.byteOffset, a.length),
    Buffer.from(b.buffer, b.byteOffset, b.length),
  ]
  if (left.equals(right)) return identical
  const common = Math.min(a.length, b.length)
  let at = 0
  while (at < common && a[at] === b[at]) at++
  if (at === common) return differs(`${a.length} bytes against ${b.length}, equal as far as both go`)
  const hex = (bytes: Buffer) => bytes.subarray(at, at + shownBytes).toString('hex')
  return differs(`byte ${at} differs: ${hex(left)} against ${hex(right)} (${a.length} and ${b.length} bytes)`)
}
