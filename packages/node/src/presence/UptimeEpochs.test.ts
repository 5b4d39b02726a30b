import { expect, it } from 'vitest'
import { creditBetween, epochAt, epochEndMs } from './UptimeEpochs.ts'

const epochs = { startSeconds: 1_000, epochSeconds: 60 }

it('counts epochs from the start of the network', () => {
  expect(epochAt(epochs, 1_000_000)).toBe(0)
  expect(epochAt(epochs, 1_059_999)).toBe(0)
  expect(epochAt(epochs, 1_060_000)).toBe(1)
  expect(epochEndMs(epochs, 0)).toBe(1_060_000)
})

it('credits the time between two heartbeats to the epochs that it falls in', () => {
  expect(creditBetween(epochs, 1_010_000, 1_015_000, 15_000)).toEqual([{ epoch: 0, ms: 5_000 }])
  expect(creditBetween(epochs, 1_058_000, 1_063_000, 15_000)).toEqual([
    { epoch: 0, ms: 2_000 },
    { epoch: 1, ms: 3_000 },
  ])
})

it('credits nothing for a gap, for a clock that went back, or before the network started', () => {
  expect(creditBetween(epochs, 1_010_000, 1_026_000, 15_000)).toEqual([])
  expect(creditBetween(epochs, 1_010_000, 1_010_000, 15_000)).toEqual([])
  expect(creditBetween(epochs, 1_010_000, 1_009_000, 15_000)).toEqual([])
  expect(creditBetween(epochs, 999_000, 1_001_000, 15_000)).toEqual([{ epoch: 0, ms: 1_000 }])
})
