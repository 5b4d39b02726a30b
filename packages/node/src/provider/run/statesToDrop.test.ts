import { expect, it } from 'vitest'
import { statesToDrop } from './statesToDrop.ts'

const kept = (count: number) => Array.from({ length: count }, (_, i) => ({ index: i + 1, bytes: 10 }))
const none = new Set<number>()

it('keeps everything that fits', () => {
  expect(statesToDrop(kept(5), { budgetBytes: 50, neededFrom: 0, pinned: none })).toEqual([])
})

it('gives up what is settled, whatever room there is', () => {
  expect(statesToDrop(kept(5), { budgetBytes: 1000, neededFrom: 4, pinned: new Set([2]) })).toEqual([1, 3])
})

it('thins the rest evenly and never touches the newest', () => {
  const rules = { budgetBytes: 50, neededFrom: 0, pinned: new Set([4]) }
  const dropped = statesToDrop(kept(9), rules)
  const left = kept(9).filter(({ index }) => !dropped.includes(index))
  expect(left.length * 10).toBeLessThanOrEqual(50)
  expect(left.map(({ index }) => index)).toEqual(expect.arrayContaining([4, 9]))
})

it('ends even when what must stay is too much', () => {
  const all = new Set([1, 2, 3])
  expect(statesToDrop(kept(3), { budgetBytes: 1, neededFrom: 9, pinned: all })).toEqual([])
})
