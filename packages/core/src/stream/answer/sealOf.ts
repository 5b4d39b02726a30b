import type { Keccak256 } from '../Keccak256.ts'

/** The contents of a sealed answer. All are hex strings of 32 bytes, but for the executor's address. */
export type SealedContent = {
  streamId: string
  requestId: string
  /** The hash of the answer. */
  answer: string
  /** The hash of the evidence that the equivalence asks for; zero when it asks for none. */
  evidence: string
  nonce: string
  executor: string
}

/**
 * Returns keccak256(abi.encode(streamId, requestId, answer, evidence, nonce, executor)): it binds the answer before its
 * voucher is signed. The executor's address keeps another from sealing a copy.
 */
export function sealOf(hash: Keccak256, content: SealedContent): string {
  const { streamId, requestId, answer, evidence, nonce, executor } = content
  const words = [streamId, requestId, answer, evidence, nonce, executor]
  const data = new Uint8Array(32 * words.length)
  for (const [i, word] of words.entries()) {
    const bytes = bytesOf(word, i === 5 ? 20 : 32)
    data.set(bytes, 32 * (i + 1) - bytes.length)
  }
  return `0x${[...hash(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function bytesOf(hex: string, length: number): Uint8Array {
  if (!new RegExp(`^0x[0-9a-fA-F]{${2 * length}}$`).test(hex))
    throw new RangeError(`invalid hex "${hex}": expected ${length} bytes`)
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(hex.slice(2 + 2 * i, 4 + 2 * i), 16))
}
