import type { Hex } from '@muster-network/chain'
import { type AnswerPrice, type AskTerms, decideWindow, payFor } from '@muster-network/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOf } from './coverOf.ts'
import { PayeeAccount } from './PayeeAccount.ts'

const perUnit: AnswerPrice = { per: 'unit', inputUnitWei: 2n, unitWei: 5n, floorWei: 30n, mostWei: 4_000n }
const perAnswer: AnswerPrice = { per: 'answer', inputUnitWei: 2n, answerWei: 70n }
const idOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`

type Ask = { id: Hex; terms: AskTerms; units: bigint }

/** A payee by the rules of its own side, which knows nothing of the gateway's account. */
class Payee {
  totalWei = 0n
  readonly running = new Map<Hex, Ask & { untilUnits: bigint }>()

  /** Generates the next window when the voucher pays for it. */
  generate(ask: Ask, vouchedWei: bigint): boolean {
    const others = [...this.running.values()]
      .filter(({ id }) => id !== ask.id)
      .reduce(
        (sum, { terms, untilUnits }) =>
          sum +
          payFor(terms.price, { inputUnits: terms.inputUnits, outputUnits: untilUnits, complete: true }),
        this.totalWei,
      )
    const decision = decideWindow({
      ...{ ask: ask.terms, outputUnits: ask.units, owedBeforeWei: others, vouchedWei, creditWei: 0n },
    })
    if (!decision.ok) return false
    this.running.set(ask.id, { ...ask, untilUnits: decision.untilUnits })
    return true
  }

  end(ask: Ask, complete: boolean): bigint {
    this.running.delete(ask.id)
    const { price, inputUnits } = ask.terms
    this.totalWei += payFor(price, { inputUnits, outputUnits: ask.units, complete })
    return this.totalWei
  }
}

const anyStep = fc.oneof(
  fc.record({
    step: fc.constant('ask' as const),
    inputUnits: fc.bigInt(0n, 40n),
    maxUnits: fc.bigInt(1n, 300n),
    isPerAnswer: fc.boolean(),
  }),
  fc.record({ step: fc.constant('window' as const), which: fc.nat(20) }),
  fc.record({
    step: fc.constant('end' as const),
    which: fc.nat(20),
    share: fc.bigInt(0n, 10n),
    complete: fc.boolean(),
  }),
)

describe('PayeeAccount', () => {
  it('always pays enough for the next window of every ask, and never more than the covers beyond the receipts', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const account = new PayeeAccount()
        const payee = new Payee()
        const asks: Ask[] = []
        let vouchedWei = 0n
        let asked = 0
        const pay = () => {
          if (account.neededWei > vouchedWei) vouchedWei = account.neededWei
        }
        for (const step of steps) {
          if (step.step === 'ask') {
            const { inputUnits, maxUnits, isPerAnswer } = step
            const price = isPerAnswer ? perAnswer : perUnit
            const windowUnits = isPerAnswer ? maxUnits : 64n
            const ask: Ask = {
              id: idOf(asked++),
              terms: { price, windowUnits, inputUnits, maxUnits },
              units: 0n,
            }
            account.cover(ask.id, coverOf(ask.terms, 0n))
            pay()
            expect(payee.generate(ask, vouchedWei)).toBe(true)
            asks.push(ask)
            continue
          }
          const ask = asks[step.which % Math.max(1, asks.length)]
          if (!ask) continue
          const { untilUnits } = payee.running.get(ask.id)!
          if (step.step === 'window') {
            ask.units = untilUnits
            if (ask.units === ask.terms.maxUnits) continue
            account.cover(ask.id, coverOf(ask.terms, ask.units))
            pay()
            expect(payee.generate(ask, vouchedWei)).toBe(true)
          } else {
            ask.units += ((untilUnits - ask.units) * step.share) / 10n
            account.receipt(ask.id, payee.end(ask, step.complete))
            asks.splice(asks.indexOf(ask), 1)
            expect(account.totalWei).toBe(payee.totalWei)
            expect(account.totalWei).toBeLessThanOrEqual(vouchedWei)
          }
          const covers = asks.reduce((sum, { terms, units }) => sum + coverOf(terms, units), 0n)
          expect(account.neededWei).toBe(account.totalWei + covers)
        }
      }),
    )
  })

  it('covers less after an ask that was never answered', () => {
    const account = new PayeeAccount(100n)
    account.cover(idOf(1), 20n)
    account.cover(idOf(1), 5n)
    expect(account.neededWei).toBe(120n)
    account.uncover(idOf(1))
    expect(account.neededWei).toBe(100n)
    account.receipt(idOf(2), 90n)
    expect(account.neededWei).toBe(100n)
  })
})
