import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { advantage, defaultRankRules, type RankRules } from './advantage.ts'
import { effectivePrice } from './effectivePrice.ts'
import { afterEvent, type History, type HistoryEvent, noHistory } from './History.ts'

const gwei = 10n ** 9n
const token = 10n ** 18n
const rules: RankRules = { ...defaultRankRules, halfRank: tokenAmount(100n * token) }
const withRecord = (good: bigint): History => ({ good: tokenAmount(good) })
/** Multiples of the grain, as the contracts store them. */
const amounts = fc.bigInt({ min: 0n, max: 10n ** 17n }).map((grains) => grains * gwei)
const events = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('checked' as const),
      paid: amounts.map(tokenAmount),
      seatFees: amounts.map(tokenAmount),
    }),
    fc.constant<HistoryEvent>({ kind: 'fault' }),
  ),
  { maxLength: 12 },
)
const after = (past: readonly HistoryEvent[]) =>
  past.reduce((history, event) => afterEvent(history, event, rules), noHistory)

describe('the effective price', () => {
  const price = tokenAmount(token)

  it('rises for a missing or bad history and falls for a good one', () => {
    expect(effectivePrice(price, noHistory, rules)).toBe(1_100_000_000n * gwei)
    expect(effectivePrice(price, afterEvent(withRecord(10n ** 24n), { kind: 'fault' }, rules), rules)).toBe(
      1_100_000_000n * gwei,
    )
    expect(effectivePrice(price, withRecord(100n * token), rules)).toBe(1_000_000_000n * gwei)
    expect(effectivePrice(price, withRecord(10n ** 28n), rules)).toBeLessThan(901_000_000n * gwei)
  })

  it('is never higher for a lower bid', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (lower, more, good) => {
        expect(effectivePrice(tokenAmount(lower), withRecord(good), rules)).toBeLessThanOrEqual(
          effectivePrice(tokenAmount(lower + more), withRecord(good), rules),
        )
      }),
      { seed: 31 },
    )
  })

  it('is never lower for a split identity than for the whole', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (bid, one, other) => {
        const ofWhole = effectivePrice(tokenAmount(bid), withRecord(one + other), rules)
        expect(effectivePrice(tokenAmount(bid), withRecord(one), rules)).toBeGreaterThanOrEqual(ofWhole)
        expect(effectivePrice(tokenAmount(bid), withRecord(other), rules)).toBeGreaterThanOrEqual(ofWhole)
      }),
      { seed: 31 },
    )
  })

  it('is never worse than that of a fresh identity, so that re-registering gains nothing', () => {
    fc.assert(
      fc.property(amounts, events, events, (bid, past, future) => {
        // every win may lose one grain to rounding
        const rounding = BigInt(future.length) * gwei
        const staying = effectivePrice(tokenAmount(bid), after([...past, ...future]), rules)
        expect(staying).toBeLessThanOrEqual(effectivePrice(tokenAmount(bid), after(future), rules) + rounding)
      }),
      { seed: 31 },
    )
  })

  it('never yields more over all wins than the fees paid for it', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let history = noHistory
        let yielded = 0n
        let cost = 0n
        for (const event of sequence) {
          if (event.kind === 'checked') {
            yielded += advantage(history.good, event.paid, rules)
            cost += event.seatFees
          }
          history = afterEvent(history, event, rules)
        }
        expect(yielded).toBeLessThanOrEqual(cost)
      }),
      { seed: 31 },
    )
  })
})
