import { expect, it } from 'vitest'
import { agreementOf } from './agreementOf.ts'

const equal = async (a: { is: number }, b: { is: number }) => (a.is === b.is ? 0 : Number.POSITIVE_INFINITY)
const apart = async (a: { is: number }, b: { is: number }) => Math.abs(a.is - b.is)
const replicas = (...values: number[]) => values.map((is) => ({ is }))
const valuesOf = (agreed: { is: number }[]) => agreed.map(({ is }) => is)

it('returns the replicas that more than half, and at least two, agree on', async () => {
  expect(valuesOf(await agreementOf(replicas(5, 5), 2, equal))).toEqual([5, 5])
  expect(valuesOf(await agreementOf(replicas(5, 6, 5), 3, equal))).toEqual([5, 5])
  expect(await agreementOf(replicas(5, 6), 2, equal)).toEqual([])
  expect(await agreementOf(replicas(5), 1, equal)).toEqual([])
  expect(await agreementOf([], 0, equal)).toEqual([])
})

it('counts a replica that was delivered and not served as different', async () => {
  expect(await agreementOf(replicas(5, 5), 4, equal)).toEqual([])
})

it('puts the medoid first when equality is not transitive', async () => {
  expect(valuesOf(await agreementOf(replicas(4, 5, 6), 3, apart))).toEqual([5, 4, 6])
})

it('picks the nearest of several candidates, and the first of equally near ones', async () => {
  expect(valuesOf(await agreementOf(replicas(5, 5.9, 5.5), 3, apart))).toEqual([5.5, 5, 5.9])
  expect(valuesOf(await agreementOf(replicas(5, 6), 2, apart))).toEqual([5, 6])
})
