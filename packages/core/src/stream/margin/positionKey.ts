import type { Keccak256 } from '../Keccak256.ts'

/**
 * Returns H(seed, i) = keccak256(seed ‖ i), with i as 32 big-endian bytes: the randomness of one position, or the seed of
 * the range that begins there.
 */
export function positionKey(hash: Keccak256, seed: Uint8Array, position: number): Uint8Array {
  if (seed.length !== 32) throw new RangeError(`invalid seed of ${seed.length} bytes: use 32`)
  const data = new Uint8Array(64)
  data.set(seed)
  new DataView(data.buffer).setBigUint64(56, BigInt(position))
  return hash(data)
}
