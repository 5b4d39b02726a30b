import { encodeAbiParameters, type Hex, keccak256 } from 'viem'

/** Blocks for which the chain can read a block hash. */
const beaconLife = 256n

/** Whether block `next` can still read the hash of the block that draws a replica. */
export function isBeaconReadable(target: bigint, next: bigint): boolean {
  return next > target && next <= target + beaconLife
}

const types = [
  { type: 'string' },
  { type: 'bytes32' },
  { type: 'bytes32' },
  { type: 'uint16' },
  { type: 'uint256' },
] as const

/** Returns the positions of the bid book that the beacon draws for a replica, as the market computes them. */
export function drawnPositions(
  draw: { beacon: Hex; taskId: Hex; part: number; bookSize: number },
  count: number,
): number[] {
  const { beacon, taskId, part, bookSize } = draw
  return Array.from({ length: count }, (_, i) => {
    const digest = keccak256(encodeAbiParameters(types, ['replica', beacon, taskId, part, BigInt(i)]))
    return Number(BigInt(digest) % BigInt(bookSize))
  })
}
