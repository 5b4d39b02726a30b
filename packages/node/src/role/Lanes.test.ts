import { expect, it } from 'vitest'
import { Lanes } from './Lanes.ts'

it('runs no more at once than it has lanes, in order, and goes on after a failure', async () => {
  const lanes = new Lanes(2)
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const runs = gates.map(({ promise }, index) =>
    lanes.run(async () => {
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
