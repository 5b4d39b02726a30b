import * as fc from 'fast-check'
import { bytesToHex, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { GrowingMerkle } from './GrowingMerkle.ts'
import { indexedMerkle } from './indexedMerkle.ts'

const leaf = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => bytesToHex(Uint8Array.from(bytes)))

it('has the root of indexedMerkle after every leaf', () => {
  fc.assert(
    fc.property(fc.array(leaf, { minLength: 1, maxLength: 70 }), (leaves) => {
      const tree = new GrowingMerkle()
      for (const [index, next] of leaves.entries())
        expect(tree.append(next)).toBe(indexedMerkle(leaves.slice(0, index + 1)).root)
      expect(tree.width).toBe(leaves.length)
    }),
    { numRuns: 60 },
  )
})

it('has the root of indexedMerkle around powers of two', () => {
  const leaves = Array.from({ length: 1_030 }, (_, i): Hex => `0x${i.toString(16).padStart(64, '0')}`)
  const tree = new GrowingMerkle()
  const roots = leaves.map((next) => tree.append(next))
  for (const width of [1, 2, 3, 4, 5, 255, 256, 257, 1_023, 1_024, 1_025, 1_030])
    expect(roots[width - 1]).toBe(indexedMerkle(leaves.slice(0, width)).root)
})

it('grows apart from its clone', () => {
  const leaves = Array.from({ length: 9 }, (_, i): Hex => `0x${i.toString(16).padStart(64, '0')}`)
  const tree = new GrowingMerkle()
  for (const next of leaves.slice(0, 7)) tree.append(next)
  const clone = tree.clone()
  expect(clone.append(leaves[8]!)).toBe(indexedMerkle([...leaves.slice(0, 7), leaves[8]!]).root)
  expect(tree.append(leaves[7]!)).toBe(indexedMerkle(leaves.slice(0, 8)).root)
})
