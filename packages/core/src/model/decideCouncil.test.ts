import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CouncilCount,
  decideByMajority,
  decideCouncil,
  missingSeats,
  silenceFactor,
} from './decideCouncil.ts'

const rules = { lead: 2, margin: 7, cap: 31 }
const count = (agree: number, against = 0, gone = 0): CouncilCount => ({ agree, against, gone })

describe('the tally of a council', () => {
  it.each([
    [count(0), 'open', 2],
    [count(1), 'open', 1],
    [count(2), 'accepted', 0],
    [count(1, 0, 1), 'open', 2],
    [count(2, 0, 1), 'open', 1],
    [count(3, 0, 1), 'accepted', 0],
    [count(1, 1), 'open', 7],
    [count(8, 1), 'accepted', 0],
    [count(8, 1, 1), 'open', 1],
    [count(0, 6), 'open', 1],
    [count(0, 7), 'rejected', 0],
    [count(0, 6, 9), 'open', 1],
    [count(15, 15), 'open', 1],
    [count(16, 15), 'accepted', 0],
    [count(16, 15, 1), 'rejected', 0],
    [count(15, 16), 'rejected', 0],
    [count(0, 0, 123), 'open', 1],
    [count(0, 0, 124), 'jury', 0],
    [count(20, 0, 104), 'accepted', 0],
    [count(1, 0, 123), 'jury', 0],
    [count(0, 6, 118), 'rejected', 0],
  ] as const)('%j is %s, %d seats missing', (counted, decision, missing) => {
    expect(decideCouncil(counted, rules)).toBe(decision)
    if (decision === 'open') expect(missingSeats(counted, rules)).toBe(missing)
  })

  it.each([
    [2, 1, 'accepted'],
    [1, 0, 'jury'],
    [1, 1, 'rejected'],
    [0, 1, 'rejected'],
    [0, 0, 'jury'],
  ] as const)(
    'is decided by %d against %d, when no further seat can be drawn, as %s',
    (agree, against, outcome) => {
      expect(decideByMajority({ agree, against }, rules.lead)).toBe(outcome)
    },
  )

  it('draws two seats for one that is gone', () => {
    for (const lead of [1, 2, 3])
      for (let gone = 0; gone < 4; gone++) {
        const before = missingSeats(count(0, 0, gone), { ...rules, lead })
        // All but one of the batch agree, one is gone.
        const after = count(before - 1, 0, gone + 1)
        expect(missingSeats(after, { ...rules, lead })).toBe(2)
      }
  })

  const anyRules = fc
    .record({
      lead: fc.integer({ min: 1, max: 4 }),
      more: fc.integer({ min: 0, max: 9 }),
      half: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ lead, more, half }) => ({ lead, margin: lead + more, cap: 2 * (lead + more + half) + 1 }))

  it('always ends within the cap and the bound on silence, and never decides within a batch', () => {
    const stream = fc.infiniteStream(fc.constantFrom('agree', 'against', 'gone'))
    fc.assert(
      fc.property(anyRules, stream, (some, answers) => {
        const counted = count(0)
        while (decideCouncil(counted, some) === 'open') {
          const batch = missingSeats(counted, some)
          expect(batch).toBeGreaterThanOrEqual(1)
          for (let seat = 1; seat <= batch; seat++) {
            counted[answers.next().value as keyof CouncilCount]++
            if (seat < batch) expect(decideCouncil(counted, some)).toBe('open')
          }
        }
        expect(counted.agree + counted.against).toBeLessThanOrEqual(some.cap)
        expect(counted.agree + counted.against + counted.gone).toBeLessThanOrEqual(some.cap * silenceFactor)
      }),
      { seed: 23, numRuns: 400 },
    )
  })

  it('never turns from accepted or to rejected by an answer that agrees', () => {
    const worth = { rejected: 0, jury: 1, open: 1, accepted: 2 }
    const counts = fc.record({ agree: fc.nat(30), against: fc.nat(30), gone: fc.nat(60) })
    fc.assert(
      fc.property(anyRules, counts, (some, counted) => {
        const before = decideCouncil(counted, some)
        // At the cap an answer can end an open council either way; below it, agreeing only helps.
        fc.pre(counted.agree + counted.against + 1 < some.cap)
        const after = decideCouncil({ ...counted, agree: counted.agree + 1 }, some)
        expect(worth[after]).toBeGreaterThanOrEqual(worth[before])
      }),
      { seed: 23, numRuns: 400 },
    )
  })
})
