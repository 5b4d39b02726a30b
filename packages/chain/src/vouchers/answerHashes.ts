import { type Hex, toBytes, toHex } from 'viem'
import { keccak } from '../signatures/keccak.ts'

/** The work of one ask, as it is hashed. */
export type AskedWork =
  | {
      kind: 'tokens'
      tokens: readonly number[]
      seed: Hex
      sampler: { temperature: number; topK: number; topP: number }
      endTokens: readonly number[]
    }
  | { kind: 'http'; method: string; path: string; contentType?: string | undefined; body: Uint8Array }

/** Returns the salted hash of a request that asks for an answer from position `from` on. Receipts name it. */
export function requestHash(salt: Hex, work: AskedWork, from: number): Hex {
  return hashOf(toBytes(salt), ...partsOf(work), uint32s([from]))
}

/**
 * Returns the hash of a range after one more window. It begins with the hash of the request, and the receipt names the hash after the
 * last window.
 */
export function windowHash(before: Hex, window: Uint8Array): Hex {
  return hashOf(toBytes(before), window)
}

/** Returns token ids as they are hashed: four bytes each, the highest first. */
export function uint32s(ids: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * ids.length)
  const view = new DataView(bytes.buffer)
  for (const [i, id] of ids.entries()) view.setUint32(4 * i, id)
  return bytes
}

/** The parts before the last have lengths of their own, so that no two works have the same bytes. */
function partsOf(work: AskedWork): Uint8Array[] {
  if (work.kind === 'tokens') {
    const { sampler, endTokens } = work
    const settings = JSON.stringify([sampler.temperature, sampler.topK, sampler.topP, endTokens])
    return [...lengthAndText('tokens'), toBytes(work.seed), ...lengthAndText(settings), uint32s(work.tokens)]
  }
  const head = JSON.stringify([work.method, work.path, work.contentType ?? ''])
  return [...lengthAndText('http'), ...lengthAndText(head), work.body]
}

function lengthAndText(text: string): Uint8Array[] {
  const bytes = Buffer.from(text)
  return [uint32s([bytes.length]), bytes]
}

function hashOf(...parts: Uint8Array[]): Hex {
  return toHex(keccak(Buffer.concat(parts)))
}
