import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../model/seededRandom.ts'
import { pickExecutors } from './pickExecutors.ts'
import type { Subscriber } from './Subscriber.ts'

const request = { revision: 0, maxUnits: 1_000n, mostWei: 100n }
const subscriber = (provider: string, change: Partial<Subscriber> = {}): Subscriber => ({
  provider,
  operator: provider,
  revision: 0,
  unitWei: 10n,
  firstTokenMs: 200,
  load: { running: 0, most: 8 },
  record: { answers: 100, goodShare: 1 },
  stakeWei: 1_000n,
  draining: false,
  unpaid: false,
  signRoomWei: 1_000n,
  ...change,
})
const options = (count: number, random = seededRandom(1)) => ({ count, stakeLockWei: 1_000n, random })

describe('pickExecutors', () => {
  it('draws in proportion to the weights', () => {
    const random = seededRandom(7)
    const subscribers = [subscriber('cheap'), subscriber('dear', { unitWei: 20n })]
    let cheap = 0
    for (let i = 0; i < 10_000; i++)
      if (pickExecutors(subscribers, request, options(1, random)).picks[0]!.provider === 'cheap') cheap++
    // the price counts by its inverse square: 4 of 5, give or take five standard deviations
    expect(Math.abs(cheap / 10_000 - 0.8)).toBeLessThan(0.02)
  })

  it('names the reason of each subscriber that it leaves out', () => {
    const subscribers = [
      subscriber('a', { draining: true }),
      subscriber('b', { unpaid: true }),
      subscriber('c'),
      subscriber('d'),
    ]
    const { picks, paused } = pickExecutors(subscribers, request, { ...options(3), asked: ['d'] })
    expect(picks.map(({ provider }) => provider)).toEqual(['c'])
    expect(paused).toEqual([
      { provider: 'a', reason: 'draining' },
      { provider: 'b', reason: 'credit' },
      { provider: 'd', reason: 'asked-before' },
    ])
  })

  it('picks distinct operators, as many as there are, and never a paused one', () => {
    const any = fc.record({
      operator: fc.constantFrom('x', 'y', 'z'),
      draining: fc.boolean(),
      goodShare: fc.constantFrom(0, 0.5, 1),
      firstTokenMs: fc.option(fc.nat(5_000), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.nat(5), fc.nat(), (all, count, seed) => {
        const subscribers = all.map(({ operator, draining, goodShare, firstTokenMs }, i) =>
          subscriber(`p${i}`, { operator, draining, firstTokenMs, record: { answers: 100, goodShare } }),
        )
        const { picks, paused } = pickExecutors(subscribers, request, options(count, seededRandom(seed)))
        const operators = picks.map(({ operator }) => operator)
        expect(new Set(operators).size).toBe(operators.length)
        const free = new Set(subscribers.filter(({ draining }) => !draining).map(({ operator }) => operator))
        expect(picks.length).toBe(Math.min(count, free.size))
        expect(picks.some(({ draining }) => draining)).toBe(false)
        expect(paused.length).toBe(subscribers.filter(({ draining }) => draining).length)
      }),
    )
  })

  it('splits no share by splitting a stake over names of one operator', () => {
    const random = seededRandom(3)
    const whole = [subscriber('a', { stakeWei: 2_000n }), subscriber('b', { stakeWei: 2_000n })]
    const split = [
      subscriber('a1', { operator: 'a' }),
      subscriber('a2', { operator: 'a' }),
      subscriber('b', { stakeWei: 2_000n }),
    ]
    const shareOfA = (subscribers: Subscriber[]) => {
      let count = 0
      for (let i = 0; i < 5_000; i++)
        if (pickExecutors(subscribers, request, options(1, random)).picks[0]!.operator === 'a') count++
      return count / 5_000
    }
    expect(Math.abs(shareOfA(whole) - shareOfA(split))).toBeLessThan(0.05)
  })
})
