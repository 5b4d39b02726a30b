/** A minimal DER encoder for one certificate: Node can read X.509 but cannot write it. */
const tags = { integer: 2, bits: 3, oid: 6, utf8: 12, time: 24, sequence: 48, set: 49 } as const

function element(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length)
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Buffer.of(0x80 | bytes.length, ...bytes)
}

export const sequence = (...parts: Uint8Array[]) => element(tags.sequence, ...parts)
export const set = (...parts: Uint8Array[]) => element(tags.set, ...parts)
export const utf8 = (text: string) => element(tags.utf8, Buffer.from(text))
/** A context-specific, constructed element: `[number] EXPLICIT`. */
export const tagged = (number: number, content: Uint8Array) => element(0xa0 | number, content)
/** A bit string of whole bytes without unused bits, as used for signatures. */
export const bitString = (bytes: Uint8Array) => element(tags.bits, Buffer.of(0), bytes)

/**
 * A non-negative big-endian integer in its shortest form, with a leading zero where the sign bit would be
 * set.
 */
export function integer(bytes: Uint8Array): Buffer {
  let start = 0
  while (start < bytes.length - 1 && bytes[start] === 0) start++
  const digits = bytes.subarray(start)
  return element(tags.integer, (digits[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.of(0), digits]) : digits)
}

export function oid(...arcs: [number, number, ...number[]]): Buffer {
  const [first, second, ...rest] = arcs
  const bytes = [first * 40 + second]
  for (const arc of rest) {
    const digits = [arc & 0x7f]
    for (let left = arc >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f))
    bytes.push(...digits)
  }
  return element(tags.oid, Buffer.from(bytes))
}

/** GeneralizedTime in UTC, to the second. */
export function time(ms: number): Buffer {
  return element(tags.time, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
}
