import { expect, it } from 'vitest'
import { untilAborted } from './untilAborted.ts'

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = []
  for await (const value of values) seen.push(value)
  return seen
}

it('yields everything while nobody aborts', async () => {
  async function* source() {
    yield* [1, 2, 3]
  }
  expect(await all(untilAborted(source(), new AbortController().signal))).toEqual([1, 2, 3])
})

it('ends with the reason while the source is silent, and ends the source', async () => {
  const stop = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  let isReturned = false
  const source: AsyncIterable<number> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        resolve()
        return new Promise<never>(() => {})
      },
      return: async () => {
        isReturned = true
        return { done: true, value: undefined }
      },
    }),
  }
  const reading = all(untilAborted(source, stop.signal))
  await promise
  stop.abort(new Error('enough'))
  await expect(reading).rejects.toThrow('enough')
  expect(isReturned).toBe(true)
})
