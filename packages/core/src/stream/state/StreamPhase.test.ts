import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextCondition, type StreamFacts, servedRevision, streamPhases, streamSteps } from './StreamPhase.ts'

const facts: StreamFacts = {
  status: 'open',
  endReason: undefined,
  council: 3,
  revisions: [{ revision: 0, admitted: 3 }],
  unsignedWei: 1_000n,
  dearestWei: 10n,
  consensusFailed: false,
}
const two = { revisions: [{ revision: 0, admitted: 2 }] }

const anyFacts: fc.Arbitrary<StreamFacts> = fc.record({
  status: fc.constantFrom('open', 'ending', 'closed'),
  endReason: fc.constantFrom('retracted', 'halted', undefined),
  council: fc.integer({ min: 1, max: 4 }),
  revisions: fc.array(
    fc.record({
      revision: fc.nat(5),
      admitted: fc.nat(5),
      endsMs: fc.option(fc.nat(10), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  unsignedWei: fc.bigInt(0n, 3n),
  dearestWei: fc.bigInt(0n, 3n),
  consensusFailed: fc.boolean(),
})

describe('nextCondition', () => {
  it.each([
    ['gathers below c', 'gathering', two, { phase: 'gathering', reason: 'too-few' }],
    ['comes up with c', 'gathering', {}, { phase: 'up', revision: 0 }],
    ['goes down below c', 'up', two, { phase: 'down', reason: 'too-few' }],
    [
      'goes down without consensus',
      'up',
      { consensusFailed: true },
      { phase: 'down', reason: 'no-consensus' },
    ],
    [
      'goes down when the budget covers no further answer',
      'up',
      { unsignedWei: 9n },
      { phase: 'down', reason: 'budget-spent' },
    ],
    ['comes up again', 'down', {}, { phase: 'up', revision: 0 }],
    [
      'closes when retracted',
      'up',
      { status: 'ending', endReason: 'retracted' },
      { phase: 'closing', reason: 'retracted' },
    ],
    [
      'passes through closing when it slept',
      'up',
      { status: 'closed', endReason: 'halted' },
      { phase: 'closing', reason: 'halted' },
    ],
    [
      'closes for good',
      'closing',
      { status: 'closed', endReason: 'halted' },
      { phase: 'closed', reason: 'halted' },
    ],
  ] as const)('%s', (_, before, change, condition) => {
    expect(nextCondition(before, { ...facts, ...change }, 0)).toEqual(condition)
  })

  it('takes only the steps of the protocol, whatever the facts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...streamPhases), anyFacts, fc.nat(20), (before, any, nowMs) => {
        const { phase } = nextCondition(before, any, nowMs)
        expect([before, ...streamSteps[before]]).toContain(phase)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is up only with c subscribers of one revision on an open stream', () => {
    fc.assert(
      fc.property(fc.constantFrom(...streamPhases), anyFacts, (before, any) => {
        const next = nextCondition(before, any, 0)
        if (next.phase !== 'up') return
        expect(any.status).toBe('open')
        const served = any.revisions.filter(({ revision }) => revision === next.revision)
        expect(served.some(({ admitted }) => admitted >= any.council)).toBe(true)
      }),
    )
  })

  it('can take every step of the table', () => {
    const taken = new Set<string>()
    fc.assert(
      fc.property(fc.constantFrom(...streamPhases), anyFacts, (before, any) => {
        taken.add(`${before} ${nextCondition(before, any, 0).phase}`)
      }),
      { numRuns: 3_000, seed: 5 },
    )
    const steps = streamPhases.flatMap((from) => streamSteps[from].map((to) => `${from} ${to}`))
    expect(steps.filter((step) => !taken.has(step))).toEqual([])
  })
})

describe('servedRevision', () => {
  const revisions = [
    { revision: 0, admitted: 3, endsMs: 100 },
    { revision: 1, admitted: 2 },
  ]

  it('keeps the council of the old revision until its notice is over', () => {
    expect(servedRevision({ council: 3, revisions }, 99)).toBe(0)
    expect(servedRevision({ council: 3, revisions }, 100)).toBeUndefined()
  })

  it('never mixes two revisions in one council', () => {
    expect(servedRevision({ council: 5, revisions }, 0)).toBeUndefined()
  })

  it('moves to the new revision as soon as it has c', () => {
    expect(servedRevision({ council: 2, revisions }, 0)).toBe(1)
  })
})
