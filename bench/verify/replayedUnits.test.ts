import type { Roster } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { replayedUnits } from './replayedUnits.ts'

const terms = { windowSegments: 2, segmentUnits: 100n }
// fifty segments, and the program ends in the middle of the last
const delivery = { segments: 50n, last: true, startUnits: 0n, endUnits: 4950n }
const seat = {} as Roster['seats'][number]
const units = (window: bigint, seats: number, votes?: ('none' | 'for' | 'against')[]) =>
  replayedUnits({ terms, delivery, roster: { windows: [window], seats: Array(seats).fill(seat) }, votes })

it('counts the drawn window and the end', () => {
  expect(units(3n, 1)).toBe(250n)
})

it('counts the end once when the window reaches it', () => {
  expect(units(24n, 1)).toBe(150n)
})

it('counts each seat that answered', () => {
  expect(units(3n, 3)).toBe(750n)
  expect(units(3n, 3, ['none', 'for', 'for'])).toBe(500n)
})
