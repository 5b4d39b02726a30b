import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Keccak256 } from '../Keccak256.ts'
import { drawPositions } from './drawPositions.ts'

const hash: Keccak256 = (data) => createHash('sha3-256').update(data).digest()
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('drawPositions', () => {
  it('draws eight different positions, or all of a short answer', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 5_000 }), (seed, positions) => {
        const drawn = drawPositions(hash, seed, positions)
        expect(drawn).toHaveLength(Math.min(8, positions))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn.every((position) => position >= 0 && position < positions)).toBe(true)
      }),
    )
  })

  it('draws every position equally often', () => {
    const counts = new Array<number>(16).fill(0)
    for (let i = 0; i < 2_000; i++)
      for (const position of drawPositions(hash, hash(Uint8Array.of(i, i >> 8)), 16)) counts[position]!++
    // each is drawn in half of the cases: 1,000, give or take five standard deviations
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(112)
  })
})
