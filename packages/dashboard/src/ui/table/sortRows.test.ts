import { expect, it } from 'vitest'
import { sortRows } from './sortRows.ts'

const columns = [{ sort: (row: { price: bigint }) => row.price }, {}]
const rows = [{ price: 3n }, { price: 1n }, { price: 2n }]
const prices = (column: number, down: boolean) =>
  sortRows(rows, columns, { column, down }).map(({ price }) => price)

it('sorts by a column in both directions, and leaves the rows alone without one', () => {
  expect(prices(0, false)).toEqual([1n, 2n, 3n])
  expect(prices(0, true)).toEqual([3n, 2n, 1n])
  expect(prices(1, false)).toEqual([3n, 1n, 2n])
  expect(sortRows(rows, columns, undefined)).toBe(rows)
})
