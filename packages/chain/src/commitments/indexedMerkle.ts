import { encodeAbiParameters, type Hex, keccak256, zeroHash } from 'viem'

/**
 * A Merkle tree whose proofs bind the position, as the market verifies them: pairs are not sorted, and the leaves are
 * filled up with zeros to a power of two. Two leaves can never stand at the same place of one root.
 */
export type IndexedMerkleTree = {
  readonly root: Hex
  readonly width: number
  /** The siblings of leaf `index` from the bottom up. */
  proof(index: number): Hex[]
}

const pair = [{ type: 'bytes32' }, { type: 'bytes32' }] as const
const parent = (left: Hex, right: Hex) => keccak256(encodeAbiParameters(pair, [left, right]))

/** @throws RangeError without leaves */
export function indexedMerkle(leaves: readonly Hex[]): IndexedMerkleTree {
  if (leaves.length === 0) throw new RangeError('a tree needs a leaf')
  const levels: Hex[][] = [[...leaves]]
  // a subtree of nothing but filling is the same everywhere on its level, so it is hashed once
  let filling: Hex = zeroHash
  while (2 ** (levels.length - 1) < leaves.length) {
    const below = levels.at(-1)!
    const level: Hex[] = []
    for (let i = 0; i < below.length; i += 2) level.push(parent(below[i]!, below[i + 1] ?? filling))
    levels.push(level)
    filling = parent(filling, filling)
  }
  return {
    root: levels.at(-1)![0]!,
    width: leaves.length,
    proof(index) {
      if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
        throw new RangeError(`no leaf ${index}`)
      const siblings: Hex[] = []
      let empty: Hex = zeroHash
      let at = index
      for (const level of levels.slice(0, -1)) {
        siblings.push(level[at ^ 1] ?? empty)
        empty = parent(empty, empty)
        at >>= 1
      }
      return siblings
    },
  }
}

/** What the market computes from a leaf and its proof; equal to the root when the leaf stands at `index`. */
export function rootFrom(leaf: Hex, index: number, proof: readonly Hex[]): Hex {
  let node = leaf
  let at = index
  for (const sibling of proof) {
    node = at % 2 === 0 ? parent(node, sibling) : parent(sibling, node)
    at >>= 1
  }
  return node
}
