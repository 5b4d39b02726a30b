import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusalOf.ts'

describe('refusalOf', () => {
  it('serves only while the stream is up', () => {
    expect(refusalOf({ state: 'up', revision: 0 })).toBeUndefined()
  })

  it.each([
    [
      { state: 'gathering', reason: 'too-few' },
      { status: 503, reason: 'too-few', retryAfterSeconds: 30 },
    ],
    [
      { state: 'down', reason: 'no-consensus' },
      { status: 503, reason: 'no-consensus', retryAfterSeconds: 5 },
    ],
    [
      { state: 'down', reason: 'budget-spent' },
      { status: 503, reason: 'budget-spent', retryAfterSeconds: 300 },
    ],
    [
      { state: 'closing', reason: 'retracted' },
      { status: 410, reason: 'retracted' },
    ],
    [
      { state: 'closed', reason: 'halted' },
      { status: 410, reason: 'halted' },
    ],
  ] as const)('%o is refused with %o', (condition, refusal) => {
    expect(refusalOf(condition)).toEqual(refusal)
  })
})
