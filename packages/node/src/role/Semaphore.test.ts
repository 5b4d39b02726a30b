import { expect, it } from 'vitest'
import { Semaphore } from './Semaphore.ts'

it('runs at most as many at once as it has permits, in order, and continues after a failure', async () => {
  const semaphore = new Semaphore(2)
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const runs = gates.map(({ promise }, index) =>
    semaphore.run(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  gates[1]!.reject(new Error('refused'))
  await expect(runs[1]).rejects.toThrow('refused')
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all([runs[0], runs[2], runs[3]])).toEqual([0, 2, 3])
  expect(begun).toEqual([0, 1, 2, 3])
})
