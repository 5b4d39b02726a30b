import { expect, it } from 'vitest'
import { agreementOf } from './agreementOf.ts'

const equal = async (a: number, b: number) => a === b
const near = async (a: number, b: number) => Math.abs(a - b) <= 1

it('takes what more than half agree on, and at least two', async () => {
  expect(await agreementOf([5, 5], 2, equal)).toEqual([5, 5])
  expect(await agreementOf([5, 6, 5], 3, equal)).toEqual([5, 5])
  expect(await agreementOf([5, 6], 2, equal)).toEqual([])
  expect(await agreementOf([5], 1, equal)).toEqual([])
  expect(await agreementOf([], 0, equal)).toEqual([])
})

it('counts a copy that was delivered and not shown against all', async () => {
  expect(await agreementOf([5, 5], 4, equal)).toEqual([])
})

it('begins with the one in the middle, where being the same is no chain', async () => {
  expect(await agreementOf([4, 5, 6], 3, near)).toEqual([5, 4, 6])
})
