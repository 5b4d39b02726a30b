import { drawWindows } from '../../model/windowOf.ts'
import type { Keccak256 } from '../Keccak256.ts'
import { positionKey } from '../margin/positionKey.ts'
import { openedPositions } from './struckSeats.ts'

/**
 * Returns the positions that confirmers and seats open, from a seed that is known only after all have sealed: eight
 * different ones of `positions`, the end included, or all when there are fewer. Sampling.sol draws the same.
 */
export function drawPositions(hash: Keccak256, seed: Uint8Array, positions: number): number[] {
  const count = Math.min(openedPositions, positions)
  const hashes = Array.from({ length: count }, (_, i) => numberOf(positionKey(hash, seed, i)))
  return drawWindows(hashes, count, positions)
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
}
