import { describe, expect, it } from 'vitest'
import { type Collecting, haltHolds } from './haltHolds.ts'

const at = (ms: number, change: Partial<Collecting> = {}): Collecting => ({
  halt: { bids: 10, afterMs: 300, minBids: 1, giveUpMs: 600_000 },
  atLeast: 1,
  standing: 0,
  postedMs: 0,
  bidUntilMs: 120_000,
  nowMs: ms,
  ...change,
})

describe('the halt', () => {
  it('holds as soon as enough bids stand, and not before its time with fewer', () => {
    expect(haltHolds(at(5, { standing: 10 }))).toEqual({ next: 'award' })
    expect(haltHolds(at(5, { standing: 9 }))).toEqual({ next: 'wait', againMs: 295 })
    expect(haltHolds(at(300, { standing: 1 }))).toEqual({ next: 'award' })
  })

  it('never holds with fewer bids than the copies of a check', () => {
    expect(haltHolds(at(300, { standing: 2, atLeast: 3 })).next).toBe('wait')
    expect(haltHolds(at(300, { standing: 3, atLeast: 3 })).next).toBe('award')
  })

  it('gives bidders more time before theirs is over, but no more than the client has', () => {
    expect(haltHolds(at(119_500))).toEqual({ next: 'extend', bidUntilMs: 359_500 })
    expect(haltHolds(at(599_000, { bidUntilMs: 599_500 }))).toEqual({ next: 'extend', bidUntilMs: 600_000 })
    expect(haltHolds(at(599_500, { bidUntilMs: 600_000 }))).toEqual({ next: 'wait', againMs: 500 })
  })

  it('gives up at the end with too few, and awards what there is with enough', () => {
    const halt = { bids: 10, minBids: 2, giveUpMs: 1_000 }
    expect(haltHolds(at(1_000, { halt, standing: 1 }))).toMatchObject({ next: 'give up' })
    expect(haltHolds(at(1_000, { halt, standing: 2 }))).toEqual({ next: 'award' })
  })

  it('waits for the end where no time and no number is set', () => {
    const halt = { minBids: 1, giveUpMs: 1_000 }
    expect(haltHolds(at(1, { halt, standing: 5, bidUntilMs: 1_000 }))).toEqual({ next: 'wait', againMs: 999 })
  })
})
