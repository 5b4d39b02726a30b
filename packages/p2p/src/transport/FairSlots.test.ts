import { expect, it } from 'vitest'
import { FairSlots } from './FairSlots.ts'

it('gives a new source the oldest slot of the source with the most, and no source more than the others', () => {
  const dropped: string[] = []
  const slots = new FairSlots<string>(4, (one) => dropped.push(one))
  for (const one of ['a1', 'a2', 'a3', 'a4']) expect(slots.take('a', one)).toBe(true)
  expect(slots.take('a', 'a5')).toBe(false)
  expect(slots.take('b', 'b1')).toBe(true)
  expect(slots.take('b', 'b2')).toBe(true)
  expect(dropped).toEqual(['a1', 'a2'])
  // Both sources have the same number, so neither loses a slot to the other.
  expect(slots.take('b', 'b3')).toBe(false)
  expect(slots.take('c', 'c1')).toBe(true)
  expect(dropped.length).toBe(3)
  slots.release('c', 'c1')
  slots.release('c', 'c1')
  expect(slots.take('b', 'b4')).toBe(true)
  expect(slots.take('b', 'b5')).toBe(false)
})
