import { expect, it } from 'vitest'
import { agreementOf } from './agreementOf.ts'

const equal = async (a: { is: number }, b: { is: number }) => (a.is === b.is ? 0 : Number.POSITIVE_INFINITY)
const apart = async (a: { is: number }, b: { is: number }) => Math.abs(a.is - b.is)
const copies = (...values: number[]) => values.map((is) => ({ is }))
const valuesOf = (agreed: { is: number }[]) => agreed.map(({ is }) => is)

it('takes what more than half agree on, and at least two', async () => {
  expect(valuesOf(await agreementOf(copies(5, 5), 2, equal))).toEqual([5, 5])
  expect(valuesOf(await agreementOf(copies(5, 6, 5), 3, equal))).toEqual([5, 5])
  expect(await agreementOf(copies(5, 6), 2, equal)).toEqual([])
  expect(await agreementOf(copies(5), 1, equal)).toEqual([])
  expect(await agreementOf([], 0, equal)).toEqual([])
})

it('counts a copy that was delivered and not shown against all', async () => {
  expect(await agreementOf(copies(5, 5), 4, equal)).toEqual([])
})

it('begins with the one in the middle, where being the same is no chain', async () => {
  expect(valuesOf(await agreementOf(copies(4, 5, 6), 3, apart))).toEqual([5, 4, 6])
})

it('takes the nearest of several in the middle, and the first of those that are as near', async () => {
  expect(valuesOf(await agreementOf(copies(5, 5.9, 5.5), 3, apart))).toEqual([5.5, 5, 5.9])
  expect(valuesOf(await agreementOf(copies(5, 6), 2, apart))).toEqual([5, 6])
})
