import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusalOf.ts'

describe('refusalOf', () => {
  it('serves only while the stream is up', () => {
    expect(refusalOf({ phase: 'up', revision: 0 })).toBeUndefined()
  })

  it.each([
    [
      { phase: 'gathering', reason: 'too-few' },
      { status: 503, reason: 'too-few', retryAfterSeconds: 30 },
    ],
    [
      { phase: 'down', reason: 'no-consensus' },
      { status: 503, reason: 'no-consensus', retryAfterSeconds: 5 },
    ],
    [
      { phase: 'down', reason: 'budget-spent' },
      { status: 503, reason: 'budget-spent', retryAfterSeconds: 300 },
    ],
    [
      { phase: 'closing', reason: 'retracted' },
      { status: 410, reason: 'retracted' },
    ],
    [
      { phase: 'closed', reason: 'halted' },
      { status: 410, reason: 'halted' },
    ],
  ] as const)('%o is refused with %o', (condition, refusal) => {
    expect(refusalOf(condition)).toEqual(refusal)
  })
})
