import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gumbelOf, uniformOf } from './gumbelOf.ts'
import { positionKey } from './positionKey.ts'

const hash = (data: Uint8Array) => createHash('sha3-256').update(data).digest()
const seed = new Uint8Array(32).fill(7)

describe('uniformOf', () => {
  it('lies strictly between 0 and 1 for any key and token', () => {
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(key, fc.nat(2 ** 31 - 1), (bytes, token) => {
        const u = uniformOf(bytes, token)
        expect(u).toBeGreaterThan(0)
        expect(u).toBeLessThan(1)
        expect(Number.isFinite(gumbelOf(bytes, token))).toBe(true)
      }),
    )
  })

  it('is uniform over tokens and over positions', () => {
    for (const draw of [
      (i: number) => uniformOf(positionKey(hash, seed, 0), i),
      (i: number) => uniformOf(positionKey(hash, seed, i), 42),
    ]) {
      const bins = new Array<number>(16).fill(0)
      for (let i = 0; i < 4_000; i++) bins[Math.floor(draw(i) * 16)]!++
      const chiSquare = bins.reduce((sum, count) => sum + (count - 250) ** 2 / 250, 0)
      // 15 degrees of freedom: above 37.7 in one of a thousand cases; the inputs are fixed
      expect(chiSquare).toBeLessThan(37.7)
    }
  })

  it('keeps its values, because executors and checkers of different versions must agree', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i * 7)
    expect([0, 1, 49_151].map((token) => uniformOf(key, token).toFixed(12))).toMatchInlineSnapshot(`
      [
        "0.183467299402",
        "0.880415514956",
        "0.702793335998",
      ]
    `)
  })
})
