import * as fc from 'fast-check'
import { type Hex, keccak256, toHex } from 'viem'
import { expect, it } from 'vitest'
import { indexedMerkle, rootFrom } from './indexedMerkle.ts'

const leavesOf = (count: number): Hex[] => Array.from({ length: count }, (_, i) => keccak256(toHex(i)))

it('proves every leaf at its index, with the proof length that the market expects', () => {
  for (let count = 1; count <= 20; count++) {
    const leaves = leavesOf(count)
    const tree = indexedMerkle(leaves)
    for (const [index, leaf] of leaves.entries()) {
      const proof = tree.proof(index)
      expect(proof.length).toBe(Math.ceil(Math.log2(count)))
      expect(rootFrom(leaf, index, proof)).toBe(tree.root)
    }
  }
})

it('proves no leaf at another index', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), fc.nat(), (count, a, b) => {
      const leaves = leavesOf(count)
      const tree = indexedMerkle(leaves)
      const [from, to] = [a % count, b % count]
      if (from !== to) expect(rootFrom(leaves[from]!, to, tree.proof(to))).not.toBe(tree.root)
    }),
  )
})

it('rejects an empty tree and an index out of range', () => {
  expect(() => indexedMerkle([])).toThrow(RangeError)
  expect(() => indexedMerkle(leavesOf(3)).proof(3)).toThrow(RangeError)
})
