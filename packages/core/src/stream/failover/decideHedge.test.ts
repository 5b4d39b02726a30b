import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideHedge, mostHedged } from './decideHedge.ts'

const facts = { waitedMs: 1_200, usualFirstMs: 300, requests: 100, hedged: 4 }

describe('decideHedge', () => {
  it('starts a second attempt after four usual waits', () => {
    expect(decideHedge(facts)).toEqual({ hedge: true })
    expect(decideHedge({ ...facts, waitedMs: 1_199 })).toEqual({ hedge: false, reason: 'not-slow' })
  })

  it('waits a second where nothing was measured', () => {
    expect(decideHedge({ ...facts, usualFirstMs: undefined, waitedMs: 999 }).hedge).toBe(false)
    expect(decideHedge({ ...facts, usualFirstMs: undefined, waitedMs: 1_000 }).hedge).toBe(true)
  })

  it('never hedges more than 5% of the requests, even when all are slow', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { maxLength: 300 }), (waits) => {
        let hedged = 0
        waits.forEach((waitedMs, i) => {
          if (decideHedge({ waitedMs, usualFirstMs: 1, requests: i + 1, hedged }).hedge) hedged++
          expect(hedged).toBeLessThanOrEqual((i + 1) * mostHedged)
        })
      }),
    )
  })
})
