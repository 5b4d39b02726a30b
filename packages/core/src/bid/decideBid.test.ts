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
  pledge: tokenAmount(1_000n),
  lock: { numerator: 1n, denominator: 1n },
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
  surety: { amount: tokenAmount(0n), pledged: tokenAmount(0n), largest: tokenAmount(0n) },
  floorPerBillionUnits: tokenAmount(40n),
  unitsPerSecond: 1_000_000_000n,
  maxRunMs: 60_000,
  paused: false,
  worstClientBreachBps: 100,
  allOrNothing: { accept: false, raiseBps: 2_500 },
}

/** The smallest change that causes each refusal. */
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
  it('bids halfway between floor and maximum, for as many parts as slots and stake allow', () => {
    expect(decideBid(task, owner, now)).toEqual({
      ok: true,
      price: 700n,
      floor: 400n,
      stakeLock: 700n,
      maxParts: 2,
    })
    const rich = { ...owner, freeSlots: 100, freeStake: tokenAmount(2_099n) }
    expect(decideBid(task, rich, now)).toMatchObject({ maxParts: 2 })
  })

  it('locks in proportion to its price, and bids no more than its stake can back', () => {
    const forty = { ...task, lock: { numerator: 400n, denominator: 10n } }
    const with40 = (freeStake: bigint) =>
      decideBid(forty, { ...owner, freeStake: tokenAmount(freeStake) }, now)
    expect(with40(70_000n)).toMatchObject({ price: 700n, stakeLock: 28_000n, maxParts: 2 })
    expect(with40(28_000n)).toMatchObject({ price: 700n, stakeLock: 28_000n, maxParts: 1 })
    expect(with40(20_000n)).toMatchObject({ price: 500n, stakeLock: 20_000n, maxParts: 1 })
    expect(with40(16_000n)).toMatchObject({ price: 400n, stakeLock: 16_000n, maxParts: 1 })
    expect(with40(15_999n)).toMatchObject({ ok: false, reasons: [{ reason: 'stake' }] })
  })

  it('bids with its surety when that covers more parts, and leaves the free stake alone', () => {
    const forty = { ...task, lock: { numerator: 400n, denominator: 10n } }
    const surety = (amount: bigint, pledged = 0n, largest = 0n) => ({
      amount: tokenAmount(amount),
      pledged: tokenAmount(pledged),
      largest: tokenAmount(largest),
    })
    const bid = (freeStake: bigint, held: ReturnType<typeof surety>) =>
      decideBid(forty, { ...owner, freeStake: tokenAmount(freeStake), surety: held }, now)
    // a lock of 28,000 for one part; the surety backs two with two pledges of 1,000 more
    expect(bid(28_000n, surety(30_000n))).toMatchObject({ price: 700n, stakeLock: 1_000n, maxParts: 2 })
    expect(bid(0n, surety(29_000n))).toMatchObject({ price: 700n, stakeLock: 1_000n, maxParts: 1 })
    expect(bid(0n, surety(21_000n))).toMatchObject({ price: 500n, stakeLock: 1_000n, maxParts: 1 })
    expect(bid(56_000n, surety(29_000n))).toMatchObject({ price: 700n, stakeLock: 28_000n, maxParts: 2 })
    // other parts use it already, and one of them needs more than this task
    expect(bid(0n, surety(31_000n, 2_000n))).toMatchObject({ maxParts: 1 })
    expect(bid(0n, surety(31_000n, 0n, 30_500n))).toMatchObject({ ok: false, reasons: [{ reason: 'stake' }] })
    expect(bid(0n, surety(16_999n))).toMatchObject({ ok: false, reasons: [{ reason: 'stake' }] })
    // at 11 a lock is 440: less than the pledge, so the surety does not back it and the free stake must
    const cheap = { ...owner, floorPerBillionUnits: tokenAmount(1n), surety: surety(30_000n) }
    expect(decideBid(forty, { ...cheap, freeStake: tokenAmount(0n) }, now)).toMatchObject({ ok: true })
    expect(decideBid(forty, { ...cheap, freeStake: tokenAmount(0n) }, now, tokenAmount(12n))).toMatchObject({
      ok: false,
      reasons: [{ reason: 'stake' }],
    })
    expect(decideBid(forty, { ...cheap, freeStake: tokenAmount(500n) }, now, tokenAmount(12n))).toMatchObject(
      {
        ok: true,
        price: 11n,
        stakeLock: 500n,
      },
    )
  })

  it('backs no all-or-nothing task, and no check other than a replay, with the surety', () => {
    const rich = {
      ...owner,
      freeStake: tokenAmount(0n),
      surety: { amount: tokenAmount(10n ** 9n), pledged: tokenAmount(0n), largest: tokenAmount(0n) },
      allOrNothing: { accept: true, raiseBps: 0 },
    }
    const forty = { ...task, lock: { numerator: 400n, denominator: 10n } }
    expect(decideBid({ ...forty, allOrNothing: true }, rich, now)).toMatchObject({ ok: false })
    expect(decideBid(task, rich, now)).toMatchObject({ ok: false, reasons: [{ reason: 'stake' }] })
    expect(decideBid(forty, rich, now)).toMatchObject({ ok: true })
  })

  it('undercuts the best bid, never below the floor', () => {
    expect(decideBid(task, owner, now, tokenAmount(600n))).toMatchObject({ price: 594n })
    expect(decideBid(task, owner, now, tokenAmount(300n))).toMatchObject({ price: 400n })
    expect(decideBid(task, owner, now, tokenAmount(900n))).toMatchObject({ price: 700n })
  })

  it.each(bidRefusals)('refuses with the reason %s and no other', (reason) => {
    const change = refusals[reason]
    const decision = decideBid({ ...task, ...change.task }, { ...owner, ...change.owner }, now)
    expect(decision).toEqual({ ok: false, reasons: [{ reason, why: expect.any(String) }] })
  })

  it('accepts a sub-region of a required region', () => {
    expect(decideBid(task, { ...owner, region: 'eu-north' }, now).ok).toBe(true)
    expect(decideBid(task, { ...owner, region: 'euro' }, now).ok).toBe(false)
    expect(decideBid({ ...task, regions: [] }, { ...owner, region: 'us' }, now).ok).toBe(true)
  })

  it('reports every reason', () => {
    const decision = decideBid(task, { ...owner, paused: true, region: 'us', freeSlots: 0 }, now)
    expect(decision.ok ? [] : decision.reasons.map((each) => each.reason)).toEqual([
      'paused',
      'region',
      'busy',
    ])
  })

  it('never bids below the floor, above the maximum, or zero', () => {
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
