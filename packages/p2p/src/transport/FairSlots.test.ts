import { expect, it } from 'vitest'
import { FairSlots } from './FairSlots.ts'

it('gives a newcomer the oldest place of whoever has most, and nobody more than others have', () => {
  const dropped: string[] = []
  const slots = new FairSlots<string>(4, (one) => dropped.push(one))
  for (const one of ['a1', 'a2', 'a3', 'a4']) expect(slots.take('a', one)).toBe(true)
  expect(slots.take('a', 'a5')).toBe(false)
  expect(slots.take('b', 'b1')).toBe(true)
  expect(slots.take('b', 'b2')).toBe(true)
  expect(dropped).toEqual(['a1', 'a2'])
  // as many as the other has: no reason to take one from it
  expect(slots.take('b', 'b3')).toBe(false)
  expect(slots.take('c', 'c1')).toBe(true)
  expect(dropped.length).toBe(3)
  slots.release('c', 'c1')
  slots.release('c', 'c1')
  expect(slots.take('b', 'b4')).toBe(true)
  expect(slots.take('b', 'b5')).toBe(false)
})
