import { type Address, concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'

/** The proven uptime of an operator in an epoch, in points × seconds. */
export type UptimeEntry = { operator: Address; weight: bigint }

export type UptimeTree = {
  root: Hex
  totalWeight: bigint
  /** Returns the proof for an operator's claim; undefined when it has no entry. */
  proofOf(operator: Address): Hex[] | undefined
}

/**
 * Builds the Merkle tree that veto nodes attest after an epoch. Every honest node computes the same root: entries are
 * sorted by operator, and entries without weight are omitted.
 *
 * @throws RangeError without an entry with weight, or when an operator occurs twice
 */
export function uptimeTree(epoch: bigint, entries: readonly UptimeEntry[]): UptimeTree {
  const counted = entries
    .filter(({ weight }) => weight > 0n)
    .toSorted((a, b) => (a.operator.toLowerCase() < b.operator.toLowerCase() ? -1 : 1))
  if (counted.length === 0) throw new RangeError('no operator proved any uptime in this epoch')
  const indexes = new Map(counted.map(({ operator }, index) => [operator.toLowerCase(), index]))
  if (indexes.size !== counted.length) throw new RangeError('an operator has two entries')

  const levels = [counted.map(({ operator, weight }) => leafOf(epoch, operator, weight))]
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!
    levels.push(
      Array.from({ length: Math.ceil(below.length / 2) }, (_, i) => {
        const [left, right] = [below[2 * i]!, below[2 * i + 1]]
        // the last node of an odd row moves up unchanged
        return right === undefined ? left : hashPair(left, right)
      }),
    )
  }
  return {
    root: levels.at(-1)![0]!,
    totalWeight: counted.reduce((sum, { weight }) => sum + weight, 0n),
    proofOf(operator) {
      let index = indexes.get(operator.toLowerCase())
      if (index === undefined) return undefined
      const proof: Hex[] = []
      for (const level of levels.slice(0, -1)) {
        const sibling = level[index ^ 1]
        if (sibling !== undefined) proof.push(sibling)
        index >>= 1
      }
      return proof
    },
  }
}

/** Hashes a leaf twice, so that no inner node can pass for a leaf. */
function leafOf(epoch: bigint, operator: Address, weight: bigint): Hex {
  const types = [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }] as const
  return keccak256(keccak256(encodeAbiParameters(types, [epoch, operator, weight])))
}

/** Hashes a pair in sorted order, so that a proof needs no directions. */
function hashPair(a: Hex, b: Hex): Hex {
  return keccak256(a < b ? concat([a, b]) : concat([b, a]))
}
