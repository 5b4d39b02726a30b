import { describe, expect, it } from 'vitest'
import { tokensOf } from './continueAnswer.ts'
import { dropPrefix } from './dropPrefix.ts'

const seed = new Uint8Array(32)
const ranges = [
  { executor: 'a', from: 0, tokens: [1, 2, 3], seed },
  { executor: 'b', from: 3, tokens: [4, 5], seed },
]

describe('dropPrefix', () => {
  it.each([
    [0, [], 'a'],
    [2, [1, 2], 'a'],
    [3, [1, 2, 3], 'b'],
    [4, [1, 2, 3, 4], 'b'],
  ])('drops from position %d on', (position, kept, suspect) => {
    const drop = dropPrefix(ranges, position)!
    expect(tokensOf(drop.kept)).toEqual(kept)
    expect(drop.suspect).toBe(suspect)
  })

  it('ignores a report about a position that nobody generated', () => {
    expect(dropPrefix(ranges, 5)).toBeUndefined()
    expect(dropPrefix(ranges, -1)).toBeUndefined()
  })
})
