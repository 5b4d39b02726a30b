import { expect, it } from 'vitest'
import { summariseLines } from './summariseLines.ts'

it('summarises line counts, and none at all', () => {
  const counts = Array.from({ length: 10 }, (_, index) => (index + 1) * 10)
  expect(summariseLines(counts)).toEqual({ files: 10, lines: 550, median: 60, p90: 100, max: 100 })
  expect(summariseLines([])).toEqual({ files: 0, lines: 0, median: 0, p90: 0, max: 0 })
})
