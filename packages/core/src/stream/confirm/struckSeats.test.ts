import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { struckSeats } from './struckSeats.ts'

const honest = [-1_200, -340, -5_010, -77, -2_500, -900, -3_100, -60]
const shifted = (positions: number, by: number) => honest.map((v, i) => (i < positions ? v + by : v))

describe('struckSeats', () => {
  it.each([
    ['nobody who agrees', 8, 200, false],
    ['nobody who is off at one position', 1, 9_999, false],
    ['a seat that is off at two positions', 2, 201, true],
    ['a seat that is off below the median', 2, -201, true],
  ])('strikes %s', (_, positions, by, struck) => {
    expect(struckSeats([honest, shifted(positions, by), honest])).toEqual([false, struck, false])
  })

  it('strikes neither of two seats that disagree', () => {
    expect(struckSeats([honest, shifted(8, 5_000)])).toEqual([false, false])
  })

  it('counts from the nearer of the two middle values of four seats', () => {
    const rows = [0, 100, 300, 501].map((by) => shifted(2, by))
    expect(struckSeats(rows)).toEqual([false, false, false, true])
    expect(struckSeats([-101, 100, 300, 500].map((by) => shifted(2, by)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('strikes at the only position of a short answer', () => {
    expect(struckSeats([[-100], [-100], [-900]])).toEqual([false, false, true])
    expect(struckSeats([[], []])).toEqual([false, false])
  })

  it('never strikes a majority that lies within 0.1 of the same numbers', () => {
    const noise = fc.array(fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 8, maxLength: 8 }), {
      minLength: 2,
      maxLength: 4,
    })
    const liar = fc.array(fc.integer({ min: -20_000, max: 0 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(noise, fc.array(liar, { maxLength: 1 }), (rows, liars) => {
        const seats = rows.map((row) => row.map((by, i) => honest[i]! + by))
        const struck = struckSeats([...seats, ...liars])
        expect(struck.slice(0, rows.length)).toEqual(rows.map(() => false))
      }),
    )
  })

  it('does not depend on the order of the seats', () => {
    const row = fc.array(fc.integer({ min: -2_000, max: 0 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 7 }), (rows) => {
        expect(struckSeats([...rows].reverse())).toEqual(struckSeats(rows).reverse())
      }),
    )
  })

  it('rejects rows of different lengths', () => {
    expect(() => struckSeats([[1, 2], [1]])).toThrow('1 values of a seat: expected 2')
  })
})
