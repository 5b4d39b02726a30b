import { describe, expect, it } from 'vitest'
import { isEquivalent } from './isEquivalent.ts'

const answer = (value: unknown, key = 'k') => ({
  executor: '0x',
  key,
  bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})
const embedding = (...vectors: number[][]) => ({ data: vectors.map((each) => ({ embedding: each })) })

describe('isEquivalent', () => {
  it('compares hashes, unless embeddings have a tolerance', () => {
    for (const e of ['bytes', 'tokens', { how: 'margin', tau: 0.5 }] as const) {
      expect(isEquivalent(e)(answer('a', 'x'), answer('b', 'x'))).toBe(true)
      expect(isEquivalent(e)(answer('a', 'x'), answer('a', 'y'))).toBe(false)
    }
  })

  const cosine = isEquivalent({ how: 'cosine', tolerance: 0.001 })
  it.each([
    ['the same direction', embedding([1, 2, 3], [0, 1, 0]), embedding([2, 4, 6], [0, 0.5, 0]), true],
    ['nearly the same direction', embedding([1, 0]), embedding([1, 0.01]), true],
    ['another direction', embedding([1, 0]), embedding([1, 0.1]), false],
    ['one vector of two in another direction', embedding([1, 0], [1, 0]), embedding([1, 0], [0, 1]), false],
    ['another length', embedding([1, 0]), embedding([1, 0, 0]), false],
    ['another count', embedding([1, 0]), embedding([1, 0], [1, 0]), false],
    ['no direction', embedding([0, 0]), embedding([0, 0]), false],
    ['text', 'no JSON', 'no JSON', false],
    ['texts as numbers', { data: [{ embedding: ['1'] }] }, { data: [{ embedding: ['1'] }] }, false],
    ['no embeddings', { data: [] }, { data: [] }, false],
    ['null', null, null, false],
  ])('compares embeddings: %s', (_, a, b, expected) => {
    expect(cosine(answer(a, 'x'), answer(b, 'y'))).toBe(expected)
  })
})
