import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { bidRefusals } from './BidRule.ts'
import { decideBid } from './decideBid.ts'
import type { OwnerTerms } from './OwnerTerms.ts'
import type { TaskFacts } from './TaskFacts.ts'

const now = 1_000_000
const task: TaskFacts = {
  className: 'wasm/1/x64',
  parts: 4,
  maxPrice: tokenAmount(1_000n),
  maxUnits: 10_000_000_000n,
  runMs: 60_000,
  allOrNothing: false,
  stakeLock: tokenAmount(500n),
  bidUntilMs: now + 1_000,
  minScore: 100,
  regions: ['eu', 'ch'],
  memoryBytes: 1_000,
  diskBytes: 1_000,
  tiers: ['bubblewrap'],
  clientBreachBps: 0,
}
const owner: OwnerTerms = {
  classNames: ['wasm/1/x64'],
  score: 100,
  gpus: [],
  region: 'eu',
  tier: 'bubblewrap',
  memoryBytes: 1_000,
  diskBytes: 1_000,
  freeSlots: 2,
  freeStake: tokenAmount(2_000n),
  floorPerBillionUnits: tokenAmount(40n),
  unitsPerSecond: 1_000_000_000n,
  maxRunMs: 60_000,
  paused: false,
  worstClientBreachBps: 100,
  allOrNothing: { accept: false, raiseBps: 2_500 },
}

/** Each refusal with the smallest change that brings it about. */
const refusals: Record<
  (typeof bidRefusals)[number],
  { task?: Partial<TaskFacts>; owner?: Partial<OwnerTerms> }
> = {
  paused: { owner: { paused: true } },
  'bidding-over': { task: { bidUntilMs: now - 1 } },
  class: { task: { className: 'wasm/2/x64' } },
  tier: { task: { tiers: ['runsc'] } },
  region: { owner: { region: 'us' } },
  score: { owner: { score: 99 } },
  gpu: { task: { gpu: { count: 1 } } },
  memory: { owner: { memoryBytes: 999 } },
  disk: { owner: { diskBytes: 999 } },
  busy: { owner: { freeSlots: 0 } },
  'too-long': { owner: { maxRunMs: 59_999 } },
  'too-slow': { owner: { unitsPerSecond: 100_000_000n } },
  'owner-returns': { owner: { ownerReturnsMs: now + 59_999 } },
  price: { owner: { floorPerBillionUnits: tokenAmount(101n) } },
  stake: { owner: { freeStake: tokenAmount(499n) } },
  'client-history': { task: { clientBreachBps: 101 } },
  'all-or-nothing': { task: { allOrNothing: true } },
}

describe('decideBid', () => {
  it('bids halfway between the floor and the most, for as many parts as there is room and stake', () => {
    expect(decideBid(task, owner, now)).toEqual({ ok: true, price: 700n, floor: 400n, maxParts: 2 })
    const rich = { ...owner, freeSlots: 100, freeStake: tokenAmount(1_499n) }
    expect(decideBid(task, rich, now)).toMatchObject({ maxParts: 2 })
  })

  it('undercuts a standing bid, never below the floor', () => {
    expect(decideBid(task, owner, now, tokenAmount(600n))).toMatchObject({ price: 594n })
    expect(decideBid(task, owner, now, tokenAmount(300n))).toMatchObject({ price: 400n })
    expect(decideBid(task, owner, now, tokenAmount(900n))).toMatchObject({ price: 700n })
  })

  it.each(bidRefusals)('refuses with the reason %s, and with that alone', (reason) => {
    const change = refusals[reason]
    const decision = decideBid({ ...task, ...change.task }, { ...owner, ...change.owner }, now)
    expect(decision).toEqual({ ok: false, reasons: [{ reason, why: expect.any(String) }] })
  })

  it('counts a part of a region as the region', () => {
    expect(decideBid(task, { ...owner, region: 'eu-north' }, now).ok).toBe(true)
    expect(decideBid(task, { ...owner, region: 'euro' }, now).ok).toBe(false)
    expect(decideBid({ ...task, regions: [] }, { ...owner, region: 'us' }, now).ok).toBe(true)
  })

  it('names everything that is in the way', () => {
    const decision = decideBid(task, { ...owner, paused: true, region: 'us', freeSlots: 0 }, now)
    expect(decision.ok ? [] : decision.reasons.map((each) => each.reason)).toEqual([
      'paused',
      'region',
      'busy',
    ])
  })

  it('never bids below the floor, above the most, or for nothing', () => {
    const amount = fc.bigInt(0n, 10n ** 24n).map(tokenAmount)
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.option(amount, { nil: undefined }),
        fc.bigInt(0n, 10n ** 15n),
        (most, floor, standing, units) => {
          const decision = decideBid(
            { ...task, maxPrice: most, maxUnits: units, runMs: 2 ** 40 },
            { ...owner, floorPerBillionUnits: floor, maxRunMs: 2 ** 41 },
            now,
            standing,
          )
          if (!decision.ok) return
          expect(decision.price).toBeGreaterThanOrEqual(decision.floor)
          expect(decision.price).toBeGreaterThan(0n)
          if (most > 0n) expect(decision.price).toBeLessThanOrEqual(most)
        },
      ),
    )
  })
})
