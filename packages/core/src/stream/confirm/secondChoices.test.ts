import { describe, expect, it } from 'vitest'
import { secondChoices } from './secondChoices.ts'

const top = (...logProbs: number[]) => ({ top: logProbs.map((logProb, token) => ({ token, logProb })) })

describe('secondChoices', () => {
  it('are the second values in thousandths', () => {
    expect(secondChoices([top(-0.1, -2.3456, -4), top(-0.5, -0.9996)])).toEqual([-2_346, -1_000])
  })

  it('fall back on the rest of a list with one token, and never leave the range', () => {
    expect(secondChoices([{ ...top(-0.1), restLogProb: -2.5 }])).toEqual([-2_500])
    expect(secondChoices([top(0), top(0, -Infinity), top(0, -5_000)])).toEqual([
      -1_000_000, -1_000_000, -1_000_000,
    ])
  })
})
