import { encodeAbiParameters, type Hex, keccak256, zeroHash } from 'viem'

/**
 * A Merkle tree whose proofs bind the index, as the market verifies them: pairs are not sorted, and the leaves are
 * padded with zeros to a power of two. Two leaves can never have the same index under one root.
 */
export type IndexedMerkleTree = {
  readonly root: Hex
  readonly width: number
  /** Returns the siblings of leaf `index` from the bottom up. */
  proof(index: number): Hex[]
}

const pair = [{ type: 'bytes32' }, { type: 'bytes32' }] as const
const parent = (left: Hex, right: Hex) => keccak256(encodeAbiParameters(pair, [left, right]))

/** @throws RangeError without leaves */
export function indexedMerkle(leaves: readonly Hex[]): IndexedMerkleTree {
  if (leaves.length === 0) throw new RangeError('a Merkle tree needs at least one leaf')
  const levels: Hex[][] = [[...leaves]]
  // a padding subtree is the same everywhere on its level, so it is hashed once
  let padding: Hex = zeroHash
  while (2 ** (levels.length - 1) < leaves.length) {
    const below = levels.at(-1)!
    const level: Hex[] = []
    for (let i = 0; i < below.length; i += 2) level.push(parent(below[i]!, below[i + 1] ?? padding))
    levels.push(level)
    padding = parent(padding, padding)
  }
  return {
    root: levels.at(-1)![0]!,
    width: leaves.length,
    proof(index) {
      if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
        throw new RangeError(`leaf index ${index} is out of range: the tree has ${leaves.length} leaves`)
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

/** Computes the root from a leaf and its proof as the market does; it equals the root when the leaf is at `index`. */
export function rootFrom(leaf: Hex, index: number, proof: readonly Hex[]): Hex {
  let node = leaf
  let at = index
  for (const sibling of proof) {
    node = at % 2 === 0 ? parent(node, sibling) : parent(sibling, node)
    at >>= 1
  }
  return node
}
