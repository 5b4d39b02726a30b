import { expect, it } from 'vitest'
import { drawnPositions, isBeaconReadable } from './drawnPositions.ts'

it('can read the hash of a block in the 256 blocks after it', () => {
  expect([100n, 101n, 356n, 357n].map((next) => isBeaconReadable(100n, next))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('draws positions of the book, different for each replica', () => {
  const word = (digit: string) => `0x${digit.repeat(64)}` as const
  const draw = { beacon: word('1'), taskId: word('2'), part: 1, bookSize: 5 }
  const positions = drawnPositions(draw, 200)
  expect(new Set(positions)).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(drawnPositions({ ...draw, part: 3 }, 200)).not.toEqual(positions)
  expect(drawnPositions({ ...draw, bookSize: 1 }, 3)).toEqual([0, 0, 0])
})
