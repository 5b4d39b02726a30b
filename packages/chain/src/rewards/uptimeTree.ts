import { type Address, concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'

/** What an operator proved in an epoch, in points × seconds. */
export type UptimeEntry = { operator: Address; weight: bigint }

export type UptimeTree = {
  root: Hex
  totalWeight: bigint
  /** The proof for an operator's claim; undefined when it has no entry. */
  proofOf(operator: Address): Hex[] | undefined
}

/**
 * The Merkle tree that veto nodes attest after an epoch. Every honest node comes to the same root: entries are sorted by
 * operator, and those without weight are left out.
 *
 * @throws RangeError when nobody proved anything, or an operator occurs twice
 */
export function uptimeTree(epoch: bigint, entries: readonly UptimeEntry[]): UptimeTree {
  const counted = entries
    .filter(({ weight }) => weight > 0n)
    .toSorted((a, b) => (a.operator.toLowerCase() < b.operator.toLowerCase() ? -1 : 1))
  if (counted.length === 0) throw new RangeError('nobody proved any uptime in this epoch')
  const places = new Map(counted.map(({ operator }, place) => [operator.toLowerCase(), place]))
  if (places.size !== counted.length) throw new RangeError('an operator has two entries')

  const levels = [counted.map(({ operator, weight }) => leafOf(epoch, operator, weight))]
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!
    levels.push(
      Array.from({ length: Math.ceil(below.length / 2) }, (_, i) => {
        const [left, right] = [below[2 * i]!, below[2 * i + 1]]
        // The last of an odd row moves up as it is.
        return right === undefined ? left : hashPair(left, right)
      }),
    )
  }
  return {
    root: levels.at(-1)![0]!,
    totalWeight: counted.reduce((sum, { weight }) => sum + weight, 0n),
    proofOf(operator) {
      let place = places.get(operator.toLowerCase())
      if (place === undefined) return undefined
      const proof: Hex[] = []
      for (const level of levels.slice(0, -1)) {
        const sibling = level[place ^ 1]
        if (sibling !== undefined) proof.push(sibling)
        place >>= 1
      }
      return proof
    },
  }
}

/** Hashed twice, so that no inner node can pass for a leaf. */
function leafOf(epoch: bigint, operator: Address, weight: bigint): Hex {
  const types = [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }] as const
  return keccak256(keccak256(encodeAbiParameters(types, [epoch, operator, weight])))
}

/** In the order of the hashes, so that a proof needs no directions. */
function hashPair(a: Hex, b: Hex): Hex {
  return keccak256(a < b ? concat([a, b]) : concat([b, a]))
}
