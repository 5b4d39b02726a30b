import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tallyDelivery } from './tallyDelivery.ts'
import { type SeatAnswer, tallySegment } from './tallySegment.ts'

const rules = { lead: 2, rejectLead: 4, cap: 9 }

function seats(counts: Partial<Record<SeatAnswer, number>>): SeatAnswer[] {
  return Object.entries(counts).flatMap(([answer, count]) =>
    Array<SeatAnswer>(count).fill(answer as SeatAnswer),
  )
}

describe('the tally of a segment', () => {
  it.each([
    [{}, { verdict: 'open', missing: 2 }],
    [{ agrees: 1 }, { verdict: 'open', missing: 1 }],
    [{ agrees: 2 }, { verdict: 'accepted' }],
    [
      { agrees: 1, differs: 1 },
      { verdict: 'open', missing: 2 },
    ],
    [{ differs: 2 }, { verdict: 'open', missing: 2 }],
    [{ differs: 3 }, { verdict: 'open', missing: 1 }],
    [{ differs: 3, noData: 1 }, { verdict: 'rejected' }],
    [
      { agrees: 4, differs: 4 },
      { verdict: 'open', missing: 1 },
    ],
    [{ agrees: 5, differs: 4 }, { verdict: 'dispute' }],
    [{ agrees: 3, differs: 6 }, { verdict: 'dispute' }],
    [{ silent: 35 }, { verdict: 'open', missing: 2 }],
    [{ silent: 36 }, { verdict: 'dispute' }],
    [
      { abstain: 5, silent: 5 },
      { verdict: 'open', missing: 2 },
    ],
    [{ agrees: 2, abstain: 9 }, { verdict: 'accepted' }],
  ] as const)('%j is %j', (counts, tally) => expect(tallySegment(seats(counts), rules)).toEqual(tally))

  it('does not depend on the order of answers', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(seats({ agrees: 5, differs: 5, noData: 2, abstain: 2, silent: 2 })),
        (answers) => {
          expect(tallySegment(answers, rules)).toEqual(tallySegment([...answers].sort(), rules))
        },
      ),
      { seed: 23 },
    )
  })

  it('always ends within the cap, and never decides between two draws', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom<SeatAnswer>('agrees', 'differs', 'noData')), (stream) => {
        const answers: SeatAnswer[] = []
        let tally = tallySegment(answers, rules)
        while (tally.verdict === 'open') {
          for (let seat = 1; seat <= tally.missing; seat++) {
            answers.push(stream.next().value)
            if (seat < tally.missing)
              expect(['open', 'dispute']).toContain(tallySegment(answers, rules).verdict)
          }
          tally = tallySegment(answers, rules)
        }
        expect(answers.length).toBeLessThanOrEqual(rules.cap)
      }),
      { seed: 23 },
    )
  })
})

describe('the tally of a delivery', () => {
  const accepted = { verdict: 'accepted' } as const
  const rejected = { verdict: 'rejected' } as const
  const dispute = { verdict: 'dispute' } as const
  it.each([
    [[], { verdict: 'open' }],
    [[accepted, { verdict: 'open', missing: 1 } as const, rejected], { verdict: 'open' }],
    [[accepted, accepted], { verdict: 'accepted', acceptedBps: 10_000 }],
    [[accepted, rejected, dispute], { verdict: 'rejected', acceptedBps: 3333 }],
    [[accepted, dispute], { verdict: 'undecided', acceptedBps: 5000 }],
  ])('%j is %j', (segments, tally) => expect(tallyDelivery(segments)).toEqual(tally))
})
