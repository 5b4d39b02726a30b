import { describe, expect, it } from 'vitest'
import { addMisses, judgeMean, maySlash, noMisses } from './MissRecord.ts'

describe('judgeMean', () => {
  it('waits for 1,000 checked tokens', () => {
    const record = addMisses(noMisses, new Array<number>(999).fill(1))
    expect(judgeMean(record, 0.1)).toEqual({ verdict: 'too-few', missingTokens: 1 })
  })

  it('compares the mean over several answers with the calibrated one', () => {
    const half = addMisses(noMisses, new Array<number>(500).fill(0))
    const record = addMisses(half, new Array<number>(500).fill(0.5))
    expect(judgeMean(record, 0.25)).toEqual({ verdict: 'within', mean: 0.25 })
    expect(judgeMean(record, 0.24)).toEqual({ verdict: 'above', mean: 0.25 })
  })
})

describe('maySlash', () => {
  it('needs enough honest answers without a hard miss', () => {
    expect(maySlash({ honestAnswers: 10_000, hardMisses: 0 }, 10_000)).toBe(true)
    expect(maySlash({ honestAnswers: 9_999, hardMisses: 0 }, 10_000)).toBe(false)
    expect(maySlash({ honestAnswers: 10_000, hardMisses: 1 }, 10_000)).toBe(false)
  })
})
