import { describe, expect, it } from 'vitest'
import { logProbOf } from './Choices.ts'

const top = [
  { token: 4, logProb: -0.5 },
  { token: 9, logProb: -2 },
]

describe('logProbOf', () => {
  it('is the listed value', () => {
    expect(logProbOf({ top, restLogProb: -1 }, 9)).toBe(-2)
  })

  it('is at most the last listed value and the rest for a token outside the list', () => {
    expect(logProbOf({ top, restLogProb: -1 }, 7)).toBe(-2)
    expect(logProbOf({ top, restLogProb: -5 }, 7)).toBe(-5)
    expect(logProbOf({ top }, 7)).toBe(-2)
  })
})
