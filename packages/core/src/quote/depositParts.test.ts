import { expect, it } from 'vitest'
import { depositParts } from './depositParts.ts'

const cost = {
  workWei: 6n,
  maxWorkWei: 12n,
  checkWei: 1n,
  maxCheckWei: 4n,
  trustLockWei: 3n,
}

it('explains every part, and when its rest returns', () => {
  const parts = depositParts(cost, 600)
  expect(parts.map(({ name, amount, back }) => [name, amount, back])).toEqual([
    ['work', 12n, 6n],
    ['check', 4n, 3n],
    ['trust lock', 3n, 3n],
  ])
  expect(parts[2]!.returns).toContain('10 minutes after the award')
})

it('leaves out what the task does not need', () => {
  const parts = depositParts({ ...cost, checkWei: 0n, maxCheckWei: 0n }, 600)
  expect(parts.map(({ name }) => name)).toEqual(['work', 'trust lock'])
})
