import { keccak } from './keccak.ts'

/** Returns the digest of an encoded message. In a file of its own, so that a worker thread does not load viem for it. */
export function digestOf(separator: Uint8Array, encoded: Uint8Array): Uint8Array {
  const input = new Uint8Array(66)
  input[0] = 0x19
  input[1] = 0x01
  input.set(separator, 2)
  input.set(keccak(encoded), 34)
  return keccak(input)
}
