import { expect, it } from 'vitest'
import { jobOf, piecesToReview, unitsOfJob } from './Piece.ts'

const terms = { windowSegments: 3 }
const delivery = { segments: 8n, last: true }

it('adds the last segment to the drawn windows, unless a window ends there', () => {
  expect(jobOf(terms, delivery, [1n, 0n])).toEqual([
    { from: 3, to: 6 },
    { from: 0, to: 3 },
    { from: 7, to: 8 },
  ])
  expect(jobOf(terms, delivery, [2n])).toEqual([{ from: 6, to: 8 }])
  expect(jobOf(terms, { ...delivery, last: false }, [0n])).toEqual([{ from: 0, to: 3 }])
})

it('lets a juror replay the job and the named segment', () => {
  expect(piecesToReview(terms, delivery, [0n], 4)).toEqual([
    { from: 0, to: 3 },
    { from: 7, to: 8 },
    { from: 4, to: 5 },
  ])
  expect(piecesToReview(terms, delivery, [0n], 7)).toEqual([
    { from: 0, to: 3 },
    { from: 7, to: 8 },
  ])
})

it('counts the units of a job, with a last segment that may be shorter', () => {
  const units = { startUnits: 1_000n, endUnits: 1_730n }
  const job = [
    { from: 3, to: 6 },
    { from: 7, to: 8 },
  ]
  expect(unitsOfJob({ segmentUnits: 100n }, units, job)).toBe(330n)
})
