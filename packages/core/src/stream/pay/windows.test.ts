import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerPrice, payFor } from './AnswerPrice.ts'
import { creditFor } from './creditFor.ts'
import { type AskTerms, decideWindow, prepaidFor, windowPay } from './windows.ts'

const price: AnswerPrice = { per: 'unit', inputUnitWei: 2n, unitWei: 10n, floorWei: 0n, mostWei: 10_000n }
const ask: AskTerms = { price, windowUnits: 64n, inputUnits: 100n, maxUnits: 1_000n }

describe('prepaidFor', () => {
  it('is the input and the first window', () => {
    expect(prepaidFor(ask)).toBe(200n + 640n)
  })

  it('is not more than the whole answer', () => {
    expect(prepaidFor({ ...ask, maxUnits: 10n })).toBe(200n + 100n)
  })

  it('is the whole price of an answer that has one price', () => {
    expect(prepaidFor({ ...ask, price: { per: 'answer', inputUnitWei: 2n, answerWei: 900n } })).toBe(1_100n)
  })

  it('covers the floor', () => {
    expect(prepaidFor({ ...ask, price: { ...price, floorWei: 700n } })).toBe(900n)
  })
})

describe('decideWindow', () => {
  const facts = { ask, outputUnits: 0n, owedBeforeWei: 5_000n, vouchedWei: 5_840n, creditWei: 0n }

  it('generates a window that is paid ahead', () => {
    expect(decideWindow(facts)).toEqual({ ok: true, untilUnits: 64n })
  })

  it('names the amount that is missing', () => {
    expect(decideWindow({ ...facts, vouchedWei: 5_839n })).toEqual({
      ok: false,
      reason: 'unpaid',
      neededWei: 5_840n,
    })
    expect(decideWindow({ ...facts, outputUnits: 64n })).toEqual({
      ok: false,
      reason: 'unpaid',
      neededWei: 6_480n,
    })
  })

  it('runs ahead by the credit', () => {
    expect(decideWindow({ ...facts, outputUnits: 64n, creditWei: 640n })).toEqual({
      ok: true,
      untilUnits: 128n,
    })
  })

  it('never lets the executor lose more than its credit, or the client more than input and a window', () => {
    const settled = fc.bigInt(0n, 10n ** 6n)
    const floor = fc.bigInt(0n, 2_000n)
    fc.assert(
      fc.property(settled, floor, fc.array(fc.boolean(), { maxLength: 30 }), (settledWei, floorWei, pays) => {
        const asked = { ...ask, price: { ...price, floorWei } }
        const creditWei = creditFor({ settledWei, windowWei: windowPay(asked) })
        let outputUnits = 0n
        let vouchedWei = prepaidFor(asked)
        for (const paysNow of pays) {
          const next = decideWindow({ ask: asked, outputUnits, owedBeforeWei: 0n, vouchedWei, creditWei })
          if (next.ok) outputUnits = next.untilUnits
          else if (paysNow) vouchedWei = next.neededWei
          const earned = (complete: boolean) =>
            payFor(asked.price, { inputUnits: asked.inputUnits, outputUnits, complete })
          expect(earned(true) - vouchedWei).toBeLessThanOrEqual(creditWei)
          const window = floorWei > windowPay(asked) ? floorWei : windowPay(asked)
          expect(vouchedWei - earned(false)).toBeLessThanOrEqual(200n + window)
        }
      }),
    )
  })
})
