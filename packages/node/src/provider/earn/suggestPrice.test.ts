import { expect, it } from 'vitest'
import { rangeOf } from './suggestPrice.ts'

const billion = 1_000_000_000n
const at = (price: bigint, units = billion) => ({ paid: (price * units) / billion, units })

it('returns the price range of the middle half of the paid work', () => {
  expect(rangeOf([at(5n), at(1n), at(3n), at(2n), at(4n)])).toEqual({
    low: 2n,
    usual: 3n,
    high: 4n,
    samples: 5,
    units: 5n * billion,
  })
  expect(rangeOf([at(7n)])).toMatchObject({ low: 7n, usual: 7n, high: 7n, samples: 1 })
  expect(rangeOf([])).toBeUndefined()
})

it('weighs prices by work, so that many tiny tasks do not outweigh a large one', () => {
  const tiny = Array.from({ length: 100 }, () => at(1_000_000n, 1_000_000n))
  expect(rangeOf([...tiny, at(3n, 100n * billion)])).toMatchObject({
    low: 3n,
    usual: 3n,
    high: 3n,
    samples: 101,
  })
})
