import { expect, it } from 'vitest'
import { gather } from './gather.ts'

it('passes on all items of a turn together, and gives each its own result', async () => {
  const seen: number[][] = []
  const double = gather(async (items: number[]) => {
    seen.push(items)
    return items.map((item) => 2 * item)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(seen).toEqual([[1, 2, 3], [4]])
})

it('rejects every item of a turn that fails, and none of the next', async () => {
  let fails = true
  const call = gather(async (items: number[]) => {
    if (fails) throw new Error('full')
    return items
  })
  const results = await Promise.allSettled([call(1), call(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await call(3)).toBe(3)
})
