import { uint32s } from '@muster-network/chain'

/** A piece of an answer: ids of tokens, or whole characters of a body. */
export type Chunk = { type: 'ids'; ids: number[] } | { type: 'body'; bytes: Uint8Array<ArrayBuffer> }

/** Returns the tokens or characters of a piece. */
export function unitsIn(chunk: Chunk): number {
  if (chunk.type === 'ids') return chunk.ids.length
  let count = 0
  for (const byte of chunk.bytes) if (isLead(byte)) count++
  return count
}

/** Returns the bytes of a piece that are hashed. */
export function hashedBytes(chunk: Chunk): Uint8Array {
  return chunk.type === 'ids' ? uint32s(chunk.ids) : chunk.bytes
}

/** Splits a piece behind its first `units` units. */
export function splitChunk(chunk: Chunk, units: number): [Chunk, Chunk] {
  if (chunk.type === 'ids')
    return [
      { type: 'ids', ids: chunk.ids.slice(0, units) },
      { type: 'ids', ids: chunk.ids.slice(units) },
    ]
  const end = endOfCharacters(chunk.bytes, units)
  return [
    { type: 'body', bytes: chunk.bytes.subarray(0, end) },
    { type: 'body', bytes: chunk.bytes.subarray(end) },
  ]
}

/** A character of UTF-8 has one byte that is no continuation. */
function isLead(byte: number): boolean {
  return (byte & 0xc0) !== 0x80
}

function endOfCharacters(bytes: Uint8Array, count: number): number {
  let seen = 0
  for (const [at, byte] of bytes.entries()) if (isLead(byte) && ++seen > count) return at
  return bytes.length
}
