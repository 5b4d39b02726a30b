import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Chunk, hashedBytes, splitChunk, unitsIn } from './Chunk.ts'

const chunk: fc.Arbitrary<Chunk> = fc.oneof(
  fc.record({ type: fc.constant('ids' as const), ids: fc.array(fc.nat()) }),
  fc
    .string({ unit: 'binary' })
    .map((text) => ({ type: 'body' as const, bytes: Uint8Array.from(Buffer.from(text.toWellFormed())) })),
)

it('splits a piece into two that are the piece', () => {
  fc.assert(
    fc.property(chunk, fc.nat({ max: 30 }), (piece, units) => {
      const [first, rest] = splitChunk(piece, units)
      expect(unitsIn(first)).toBe(Math.min(units, unitsIn(piece)))
      expect(unitsIn(first) + unitsIn(rest)).toBe(unitsIn(piece))
      expect(Buffer.concat([hashedBytes(first), hashedBytes(rest)])).toEqual(Buffer.from(hashedBytes(piece)))
    }),
  )
})

it('counts characters, not bytes', () => {
  expect(unitsIn({ type: 'body', bytes: Uint8Array.from(Buffer.from('añ🦜')) })).toBe(3)
})
