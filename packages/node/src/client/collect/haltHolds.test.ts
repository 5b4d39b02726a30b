import { describe, expect, it } from 'vitest'
import { type Collecting, haltHolds } from './haltHolds.ts'

const at = (ms: number, change: Partial<Collecting> = {}): Collecting => ({
  halt: { bids: 10, afterMs: 300, minBids: 1, giveUpMs: 600_000 },
  atLeast: 1,
  wanted: 10,
  standing: 0,
  unanswered: () => 3,
  postedMs: 0,
  bidUntilMs: 120_000,
  nowMs: ms,
  ...change,
})

describe('the halt rules', () => {
  it('end the bidding as soon as enough bids stand, and not before their time with fewer', () => {
    expect(haltHolds(at(5, { standing: 10 }))).toEqual({ next: 'award' })
    expect(haltHolds(at(5, { standing: 9 }))).toEqual({ next: 'wait', retryAfterMs: 295 })
    expect(haltHolds(at(300, { standing: 1 }))).toEqual({ next: 'award' })
  })

  it('never end the bidding with fewer bids than replicas', () => {
    expect(haltHolds(at(300, { standing: 2, atLeast: 3 })).next).toBe('wait')
    expect(haltHolds(at(300, { standing: 3, atLeast: 3 })).next).toBe('award')
  })

  it('extend the bidding before its posted end, but not past the client’s limit', () => {
    expect(haltHolds(at(119_500))).toEqual({ next: 'extend', bidUntilMs: 359_500 })
    expect(haltHolds(at(599_000, { bidUntilMs: 599_500 }))).toEqual({ next: 'extend', bidUntilMs: 600_000 })
    expect(haltHolds(at(599_500, { bidUntilMs: 600_000 }))).toEqual({ next: 'wait', retryAfterMs: 500 })
  })

  it('give up at the end with too few bids, and award with enough', () => {
    const halt = { bids: 10, minBids: 2, giveUpMs: 1_000 }
    expect(haltHolds(at(1_000, { halt, standing: 1 }))).toEqual({
      next: 'give up',
      why: 'only 1 of the 2 necessary bids came within 1 s',
    })
    expect(haltHolds(at(1_000, { halt, standing: 0 }))).toEqual({
      next: 'give up',
      why: 'nobody bid within 1 s',
    })
    expect(haltHolds(at(1_000, { halt, standing: 2 }))).toEqual({ next: 'award' })
  })

  it('wait for all of a given number when no time is set', () => {
    const halt = { bids: 6, minBids: 1, giveUpMs: 1_000 }
    const collecting = at(1, { halt, standing: 5, unanswered: () => 0, bidUntilMs: 1_000 })
    expect(haltHolds(collecting)).toEqual({ next: 'wait', retryAfterMs: 999 })
  })

  it('end the bidding early when enough operators bid or every listed node answered, and after 2 s at the latest', () => {
    const halt = { minBids: 1, giveUpMs: 600_000 }
    expect(haltHolds(at(1, { halt, standing: 9 }))).toEqual({ next: 'wait', retryAfterMs: 1_999 })
    expect(haltHolds(at(1, { halt, standing: 10 }))).toEqual({ next: 'award' })
    expect(haltHolds(at(1, { halt, standing: 1, unanswered: () => 0 }))).toEqual({ next: 'award' })
    expect(haltHolds(at(2_000, { halt, standing: 1 }))).toEqual({ next: 'award' })
  })

  it('do not end the bidding early with too few bids, even when every listed node answered', () => {
    const halt = { minBids: 2, giveUpMs: 600_000 }
    expect(haltHolds(at(1, { halt, standing: 1, unanswered: () => 0 })).next).toBe('wait')
    expect(haltHolds(at(1, { halt, standing: 2, atLeast: 3, unanswered: () => 0 })).next).toBe('wait')
  })
})
