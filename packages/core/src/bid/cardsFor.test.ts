import { expect, it } from 'vitest'
import { cardsFor } from './cardsFor.ts'

const gibibyte = 2 ** 30
const cards = [
  { id: 'a', vendor: 'nvidia', model: 'NVIDIA GeForce RTX 4090', memoryBytes: 24 * gibibyte },
  { id: 'b', vendor: 'amd', model: 'Radeon PRO W7900', memoryBytes: 48 * gibibyte },
  { id: 'c', vendor: 'nvidia', model: 'NVIDIA GeForce RTX 4090', memoryBytes: 24 * gibibyte },
  { id: 'd', vendor: 'nvidia', model: 'NVIDIA GeForce RTX 3060', memoryBytes: 12 * gibibyte },
]
const ids = (asked: Parameters<typeof cardsFor>[1]) => cardsFor(cards, asked).map(({ id }) => id)

it('returns the requested number of cards, all of one vendor', () => {
  expect(ids({ count: 1 })).toEqual(['a'])
  expect(ids({ count: 3 })).toEqual(['a', 'c', 'd'])
  expect(ids({ count: 4 })).toEqual([])
})

it('matches the requested model and memory', () => {
  expect(ids({ count: 2, memoryBytes: 16 * gibibyte })).toEqual(['a', 'c'])
  expect(ids({ count: 1, memoryBytes: 32 * gibibyte })).toEqual(['b'])
  expect(ids({ count: 1, model: 'NVIDIA GeForce RTX 3060' })).toEqual(['d'])
  expect(ids({ count: 2, model: 'NVIDIA GeForce RTX 3060' })).toEqual([])
})
