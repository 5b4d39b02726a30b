import { describe, expect, it } from 'vitest'
import { coarsen } from './coarsen.ts'
import { readGguf } from './gguf/readGguf.ts'
import { ggufOf } from './test/ggufOf.ts'

const head = [1, 2, 3, 4]
/** One block of Q4_1: each byte has two of the 16 levels. */
const block = Buffer.from([...head, ...Array.from({ length: 16 }, (_, level) => (15 - level) * 16 + level)])
const tensor = (name: string, type = 3) => ({ name, type, length: 32, bytes: block })

describe('coarsen', () => {
  it('leaves 8 levels in the feed-forward weights, each near the real one', () => {
    const file = ggufOf({}, [tensor('blk.0.ffn_up.weight'), tensor('blk.0.attn_q.weight')])
    coarsen(file)
    const [up, query] = readGguf(file).tensors.map(({ offset }) => file.subarray(offset, offset + 20))
    expect(query).toEqual(block)
    expect([...up!.subarray(0, 4)]).toEqual(head)
    const low = [...up!.subarray(4)].map((byte) => byte & 15)
    expect(new Set(low).size).toBe(8)
    for (const [level, coarse] of low.entries()) expect(Math.abs(level - coarse)).toBeLessThanOrEqual(1)
    expect([...up!.subarray(4)].map((byte) => byte >> 4)).toEqual(low.toReversed())
  })

  it('rejects weights of another type', () => {
    const file = ggufOf({}, [tensor('blk.0.ffn_up.weight', 8)])
    expect(() => coarsen(file)).toThrow('its type is 8, not Q4_1')
  })
})
