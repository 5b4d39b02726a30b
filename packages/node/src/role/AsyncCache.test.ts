import { expect, it } from 'vitest'
import { AsyncCache } from './AsyncCache.ts'

it('makes a value once for concurrent callers, again when it is no longer valid, and again after a failure', async () => {
  const invalid = new Set<number>()
  const cache = new AsyncCache<number>((value) => !invalid.has(value))
  const gate = Promise.withResolvers<void>()
  let count = 0
  const make = async () => {
    await gate.promise
    return ++count
  }
  const calls = Array.from({ length: 100 }, () => cache.get('a', make))
  gate.resolve()
  expect(new Set(await Promise.all(calls))).toEqual(new Set([1]))
  expect(await cache.get('a', make)).toBe(1)
  expect(await cache.get('b', make)).toBe(2)
  invalid.add(1)
  expect(await cache.get('a', make)).toBe(3)
  const failing = async () => {
    throw new Error('no room')
  }
  await expect(cache.get('c', failing)).rejects.toThrow('no room')
  expect(await cache.get('c', make)).toBe(4)
})
