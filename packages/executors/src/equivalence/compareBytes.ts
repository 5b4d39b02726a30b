import { type Comparison, differs, identical } from './Comparison.ts'

const shown = 8

/** Equal to the byte, or the first offset where they part with what stands there. */
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
  const hex = (bytes: Buffer) => bytes.subarray(at, at + shown).toString('hex')
  return differs(`byte ${at} differs: ${hex(left)} against ${hex(right)} (${a.length} and ${b.length} bytes)`)
}
