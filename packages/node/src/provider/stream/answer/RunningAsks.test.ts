import { type AnswerPrice, type AskTerms, payFor } from '@muster-network/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RunningAsk, RunningAsks, type StreamMoney } from './RunningAsks.ts'

const perUnit: AnswerPrice = { per: 'unit', inputUnitWei: 3n, unitWei: 10n, floorWei: 0n, mostWei: 1_000n }
const terms: AskTerms = { price: perUnit, windowUnits: 4n, inputUnits: 5n, maxUnits: 10n }
const money = (change: Partial<StreamMoney> = {}): StreamMoney => ({
  ...{ receiptsWei: 0n, vouchedWei: 0n, creditWei: 0n, mostWei: 10_000n },
  ...change,
})

describe('RunningAsks', () => {
  it('begins a window that the voucher pays, and says how much is missing for the next', () => {
    const asks = new RunningAsks(() => money({ vouchedWei: 55n }))
    const ask = asks.begin(terms)
    expect(asks.take(ask, 4n)).toEqual({ ok: true })
    expect(asks.take(ask, 8n)).toEqual({ ok: false, reason: 'unpaid', neededWei: 95n })
    expect(asks.awaitedWei).toBe(95n)
  })

  it('does not let two asks use the same voucher', () => {
    const asks = new RunningAsks(() => money({ vouchedWei: 55n }))
    const [first, second] = [asks.begin(terms), asks.begin(terms)]
    expect(asks.take(first, 4n)).toEqual({ ok: true })
    expect(asks.take(second, 4n)).toEqual({ ok: false, reason: 'unpaid', neededWei: 110n })
    asks.end(first)
    expect(asks.take(second, 4n)).toEqual({ ok: true })
  })

  it('names the least that an ask lacks, whatever others wait for', () => {
    const asks = new RunningAsks(() => money({ vouchedWei: 110n }))
    const [first, second] = [asks.begin(terms), asks.begin(terms)]
    for (const each of [first, second]) expect(asks.take(each, 4n)).toEqual({ ok: true })
    expect(asks.leastLackedWei).toBeUndefined()
    asks.take(first, 8n)
    asks.take(second, 6n)
    expect([asks.awaitedWei, asks.leastLackedWei]).toEqual([130n, 20n])
    asks.settle(second)
    expect([asks.awaitedWei, asks.leastLackedWei, asks.coverWei]).toEqual([150n, 40n, 55n])
  })

  it('begins nothing beyond the guarantee, whatever is vouched', () => {
    const asks = new RunningAsks(() => money({ vouchedWei: 10_000n, mostWei: 54n }))
    expect(asks.take(asks.begin(terms), 4n)).toEqual({ ok: false, reason: 'exposed', neededWei: 55n })
  })

  it('waits for the receipts when credit was given', () => {
    const asks = new RunningAsks(() => money({ receiptsWei: 30n, vouchedWei: 20n, creditWei: 10n }))
    expect(asks.awaitedWei).toBe(30n)
  })

  type Step =
    | { do: 'begin'; inputUnits: bigint; maxUnits: bigint; windowUnits: bigint }
    | { do: 'take' | 'end' | 'cut'; at: number }
    | { do: 'vouch' | 'claim'; wei: bigint }
  const wei = fc.bigInt({ min: 0n, max: 500n })
  const small = fc.bigInt({ min: 1n, max: 20n })
  const at = fc.nat({ max: 7 })
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      ...{ do: fc.constant('begin' as const), inputUnits: small, maxUnits: small, windowUnits: small },
    }),
    fc.record({ do: fc.constantFrom('take' as const, 'take' as const, 'end' as const, 'cut' as const), at }),
    fc.record({ do: fc.constantFrom('vouch' as const, 'claim' as const), wei }),
  )
  const price: fc.Arbitrary<AnswerPrice> = fc.oneof(
    fc.record({
      ...{ per: fc.constant('unit' as const), inputUnitWei: fc.bigInt({ min: 0n, max: 5n }) },
      ...{
        unitWei: small,
        floorWei: fc.bigInt({ min: 0n, max: 60n }),
        mostWei: fc.bigInt({ min: 60n, max: 400n }),
      },
    }),
    fc.record({
      ...{
        per: fc.constant('answer' as const),
        inputUnitWei: fc.bigInt({ min: 0n, max: 5n }),
        answerWei: small,
      },
    }),
  )

  it('never owes itself more than voucher and credit pay, over all parallel asks', () => {
    fc.assert(
      fc.property(price, fc.array(step, { maxLength: 60 }), wei, (price, steps, creditWei) => {
        let [receiptsWei, vouchedWei, claimedWei] = [0n, 0n, 0n]
        const guaranteeWei = 2_000n
        const asks = new RunningAsks(() => ({
          ...{ receiptsWei, vouchedWei, creditWei, mostWei: claimedWei + guaranteeWei },
        }))
        const running: { ask: RunningAsk; units: bigint }[] = []
        for (const each of steps) {
          if (each.do === 'begin') running.push({ ask: asks.begin({ price, ...each }), units: 0n })
          // nobody signs less than before, and the contract pays what was vouched
          else if (each.do === 'vouch') vouchedWei += each.wei
          else if (each.do === 'claim') claimedWei = vouchedWei
          else if ('at' in each) {
            const one = running[each.at]
            if (!one) continue
            if (each.do === 'take') {
              const { windowUnits, maxUnits } = one.ask.terms
              const until = one.units + windowUnits < maxUnits ? one.units + windowUnits : maxUnits
              if (!asks.take(one.ask, until).ok) continue
              one.units = until
              expect(receiptsWei + asks.coverWei).toBeLessThanOrEqual(vouchedWei + creditWei)
              expect(receiptsWei + asks.coverWei).toBeLessThanOrEqual(claimedWei + guaranteeWei)
            } else {
              const complete = each.do === 'end' && one.units > 0n
              const { inputUnits } = one.ask.terms
              const pay =
                one.units === 0n ? 0n : payFor(price, { inputUnits, outputUnits: one.units, complete })
              // the receipt never costs more than was covered for it
              expect(pay).toBeLessThanOrEqual(one.ask.coverWei)
              receiptsWei += pay
              asks.end(one.ask)
              running.splice(each.at, 1)
            }
          }
        }
        expect(receiptsWei).toBeLessThanOrEqual(vouchedWei + creditWei)
      }),
    )
  })
})
