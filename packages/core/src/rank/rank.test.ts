import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { defaultRankRules, effectivePrice } from './effectivePrice.ts'
import { afterEvent, type HistoryEvent, noHistory } from './History.ts'
import { rankBids } from './rankBids.ts'

const price = tokenAmount(1_000n)
const withCredit = (credit: bigint) => ({ credit: tokenAmount(credit) })
const amounts = fc.bigInt({ min: 0n, max: 10n ** 26n })
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('accepted' as const), seatFees: amounts.map(tokenAmount) }),
    fc.constantFrom<HistoryEvent>({ kind: 'replaced' }, { kind: 'fraud' }),
  ),
  { maxLength: 12 },
)

describe('the effective price', () => {
  it('is raised for a missing and for a bad history, and lowered for a good one', () => {
    expect(effectivePrice(price, noHistory)).toBe(1_100n)
    expect(effectivePrice(price, afterEvent(withCredit(10n ** 9n), { kind: 'fraud' }))).toBe(1_100n)
    expect(effectivePrice(price, withCredit(20_000n))).toBe(1_000n)
    expect(effectivePrice(price, withCredit(10n ** 12n))).toBe(900n)
  })

  it('of a lower bid is never higher', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (lower, more, credit) => {
        expect(effectivePrice(tokenAmount(lower), withCredit(credit))).toBeLessThanOrEqual(
          effectivePrice(tokenAmount(lower + more), withCredit(credit)),
        )
      }),
      { seed: 31 },
    )
  })

  it('of the parts of a split identity is never lower than that of the whole', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (bid, one, other) => {
        const ofWhole = effectivePrice(tokenAmount(bid), withCredit(one + other))
        expect(effectivePrice(tokenAmount(bid), withCredit(one))).toBeGreaterThanOrEqual(ofWhole)
        expect(effectivePrice(tokenAmount(bid), withCredit(other))).toBeGreaterThanOrEqual(ofWhole)
      }),
      { seed: 31 },
    )
  })

  it('is never worse than that of a fresh identity, whatever happened, so that starting again gains nothing', () => {
    fc.assert(
      fc.property(amounts, events, events, (bid, past, future) => {
        const staying = [...past, ...future].reduce(afterEvent, noHistory)
        const startingAgain = future.reduce(afterEvent, noHistory)
        expect(effectivePrice(tokenAmount(bid), staying)).toBeLessThanOrEqual(
          effectivePrice(tokenAmount(bid), startingAgain),
        )
      }),
      { seed: 31 },
    )
  })

  it('yields less in one award than the credit costs', () => {
    fc.assert(
      fc.property(amounts, amounts, (bid, credit) => {
        const gain =
          effectivePrice(tokenAmount(bid), noHistory) - effectivePrice(tokenAmount(bid), withCredit(credit))
        // A hundredth of it, and what rounding down may add.
        expect(gain).toBeLessThanOrEqual(credit / 100n + 1n)
      }),
      { seed: 31 },
    )
    expect((defaultRankRules.newcomerBps + defaultRankRules.bestBps) / defaultRankRules.creditPerPrice).toBe(
      100n,
    )
  })
})

describe('the order of bids', () => {
  it('is by effective price, then by receipt', () => {
    const bid = (name: string, units: bigint, credit: bigint, receiptNumber: number) => ({
      name,
      price: tokenAmount(units),
      history: withCredit(credit),
      receiptNumber,
    })
    const ranked = rankBids([
      bid('newcomer', 1_000n, 0n, 1),
      bid('known', 1_150n, 10n ** 12n, 2),
      bid('late twin', 1_000n, 0n, 4),
      bid('cheap newcomer', 900n, 0n, 3),
    ])
    expect(ranked.map(({ bid: { name } }) => name)).toEqual([
      'cheap newcomer',
      'known',
      'newcomer',
      'late twin',
    ])
    expect(ranked[1]?.effectivePrice).toBe(1_035n)
  })
})
