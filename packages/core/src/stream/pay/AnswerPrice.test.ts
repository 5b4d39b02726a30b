import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerPrice, dearestAnswer, payFor } from './AnswerPrice.ts'

const perUnit: AnswerPrice = { per: 'unit', inputUnitWei: 2n, unitWei: 10n, floorWei: 50n, mostWei: 1_000n }
const perAnswer: AnswerPrice = { per: 'answer', inputUnitWei: 2n, answerWei: 300n }

describe('payFor', () => {
  it.each([
    [perUnit, 7n, 20n, true, 214n],
    [perUnit, 7n, 3n, true, 64n],
    [perUnit, 7n, 3n, false, 44n],
    [perUnit, 7n, 500n, true, 1_014n],
    [perUnit, 7n, 0n, false, 14n],
    [perAnswer, 7n, 20n, true, 314n],
    [perAnswer, 7n, 20n, false, 14n],
  ])('%o: %d in, %d out, complete %s: %d wei', (price, inputUnits, outputUnits, complete, wei) => {
    expect(payFor(price, { inputUnits, outputUnits, complete })).toBe(wei)
  })

  it('never falls with more units, and a cut answer never earns more than a complete one', () => {
    const units = fc.bigInt(0n, 10_000n)
    const amount = fc.bigInt(0n, 10n ** 20n)
    fc.assert(
      fc.property(units, units, amount, amount, amount, (a, b, unitWei, floorWei, mostWei) => {
        const price: AnswerPrice = { per: 'unit', inputUnitWei: 0n, unitWei, floorWei, mostWei }
        const pay = (outputUnits: bigint, complete: boolean) =>
          payFor(price, { inputUnits: 0n, outputUnits, complete })
        expect(pay(a + b, true)).toBeGreaterThanOrEqual(pay(a, true))
        expect(pay(a, false)).toBeLessThanOrEqual(pay(a, true))
        expect(pay(a, true)).toBeLessThanOrEqual(dearestAnswer(price, a + b))
        expect(pay(a, true)).toBeLessThanOrEqual(mostWei)
      }),
    )
  })
})
