import { expect, it } from 'vitest'
import { Remembered } from './Remembered.ts'

it('makes a thing once for all who ask, again when it is no longer good, and anew after a failure', async () => {
  const gone = new Set<number>()
  const remembered = new Remembered<number>((made) => !gone.has(made))
  const gate = Promise.withResolvers<void>()
  let count = 0
  const make = async () => {
    await gate.promise
    return ++count
  }
  const asked = Array.from({ length: 100 }, () => remembered.get('a', make))
  gate.resolve()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([1]))
  expect(await remembered.get('a', make)).toBe(1)
  expect(await remembered.get('b', make)).toBe(2)
  gone.add(1)
  expect(await remembered.get('a', make)).toBe(3)
  const failing = async () => {
    throw new Error('no room')
  }
  await expect(remembered.get('c', failing)).rejects.toThrow('no room')
  expect(await remembered.get('c', make)).toBe(4)
})
