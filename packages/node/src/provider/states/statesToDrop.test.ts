import { expect, it } from 'vitest'
import { statesToDrop } from './statesToDrop.ts'

const stored = (count: number) => Array.from({ length: count }, (_, i) => ({ index: i + 1, bytes: 10 }))
const none = new Set<number>()

it('drops nothing while everything fits', () => {
  expect(statesToDrop(stored(5), { budgetBytes: 50, neededFrom: 0, pinned: none })).toEqual([])
})

it('drops settled states even when there is room', () => {
  expect(statesToDrop(stored(5), { budgetBytes: 1000, neededFrom: 4, pinned: new Set([2]) })).toEqual([1, 3])
})

it('thins the rest evenly and never drops the newest', () => {
  const rules = { budgetBytes: 50, neededFrom: 0, pinned: new Set([4]) }
  const dropped = statesToDrop(stored(9), rules)
  const left = stored(9).filter(({ index }) => !dropped.includes(index))
  expect(left.length * 10).toBeLessThanOrEqual(50)
  expect(left.map(({ index }) => index)).toEqual(expect.arrayContaining([4, 9]))
})

it('terminates when the pinned states alone exceed the limit', () => {
  const all = new Set([1, 2, 3])
  expect(statesToDrop(stored(3), { budgetBytes: 1, neededFrom: 9, pinned: all })).toEqual([])
})
