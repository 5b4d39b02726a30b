import type { Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { rangeOf, soldUnits } from './suggestPrice.ts'

const billion = 1_000_000_000n
const at = (price: bigint, amount = billion) => ({ paid: (price * amount) / billion, amount })

it('returns the price range of the middle half of the paid work', () => {
  expect(rangeOf([at(5n), at(1n), at(3n), at(2n), at(4n)], billion)).toEqual({
    low: 2n,
    usual: 3n,
    high: 4n,
    samples: 5,
  })
  expect(rangeOf([at(7n)], billion)).toMatchObject({ low: 7n, usual: 7n, high: 7n, samples: 1 })
  expect(rangeOf([], billion)).toBeUndefined()
})

it('weighs prices by work, so that many tiny tasks do not outweigh a large one', () => {
  const tiny = Array.from({ length: 100 }, () => at(1_000_000n, 1_000_000n))
  expect(rangeOf([...tiny, at(3n, 100n * billion)], billion)).toMatchObject({
    low: 3n,
    usual: 3n,
    high: 3n,
    samples: 101,
  })
})

it('counts the units that a price was agreed for, not those that the program happened to use', () => {
  const delivered = (last: boolean) =>
    ({ delivery: { last, startUnits: 10n, endUnits: 40n } }) as unknown as Parameters<typeof soldUnits>[0]
  const fixed = { pay: `0x${'0'.repeat(40)}`, maxUnits: 1_000n } as Terms
  expect(soldUnits(delivered(true), fixed)).toBe(990n)
  expect(soldUnits(delivered(false), fixed)).toBe(30n)
  expect(soldUnits(delivered(true), { ...fixed, pay: `0x${'12'.repeat(20)}` })).toBe(30n)
})
