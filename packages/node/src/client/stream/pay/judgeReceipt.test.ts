import type { Hex } from '@muster-network/chain'
import { type AnswerPrice, payFor } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { judgeReceipt, type OwedRange } from './judgeReceipt.ts'

const perUnit: AnswerPrice = { per: 'unit', inputUnitWei: 1n, unitWei: 10n, floorWei: 50n, mostWei: 10_000n }
const answer: Hex = `0x${'11'.repeat(32)}`
const ended: OwedRange = {
  ...{ rules: 2, from: 8, inUnits: 20, price: perUnit, windowUnits: 64, mostUnits: 300 },
  ...{ paidUnits: 128, isUnread: false, seenUnits: 100, signedUnits: 64, end: 'stop' },
}
const lost: OwedRange = { ...ended, end: undefined }
const priceOf = (units: number, complete: boolean) =>
  payFor(perUnit, { inputUnits: 20n, outputUnits: BigInt(units), complete })

function judge(range: OwedRange, units: number, priceWei: bigint, change = {}) {
  const receipt = {
    ...{ rules: 2, from: 8, to: 8 + units, inUnits: 20n, outUnits: BigInt(units), answer },
    ...{ total: 1_000n + priceWei, ...change },
  }
  return judgeReceipt(receipt, range, { totalWei: 1_000n, isWhole: (hash) => hash === answer })
}

describe('judgeReceipt', () => {
  it('accepts the receipt of a range that ended as it was seen', () => {
    const priceWei = priceOf(100, true)
    expect(judge(ended, 100, priceWei)).toEqual({ ok: true, priceWei })
    const cut = { ...ended, end: 'cut', seenUnits: 2, signedUnits: 0 } as const
    expect(judge(cut, 2, priceOf(2, false))).toEqual({ ok: true, priceWei: 40n })
  })

  it.each([
    ['one unit more', 101, priceOf(101, true), {}, 'wrong-units'],
    ['one unit less', 99, priceOf(99, true), {}, 'wrong-units'],
    ['a range that is longer than its units', 100, priceOf(100, true), { to: 109 }, 'wrong-units'],
    ['one wei more', 100, priceOf(100, true) + 1n, {}, 'wrong-price'],
    ['another answer', 100, priceOf(100, true), { answer: `0x${'22'.repeat(32)}` }, 'wrong-answer'],
    ['more input', 100, priceOf(100, true) + 1n, { inUnits: 21n }, 'other-range'],
    ['another revision', 100, priceOf(100, true), { rules: 1 }, 'other-range'],
    ['another position', 100, priceOf(100, true), { from: 9, to: 109 }, 'other-range'],
  ] as const)('refuses %s', (_, units, priceWei, change, reason) => {
    expect(judge(ended, units, priceWei, change)).toEqual({ ok: false, reason })
  })

  it('accepts one window beyond the paid units when the end was not seen, and no more', () => {
    expect(judge(lost, 192, priceOf(192, false))).toMatchObject({ ok: true })
    expect(judge(lost, 193, priceOf(193, false))).toEqual({ ok: false, reason: 'wrong-units' })
    expect(judge(lost, 63, priceOf(63, false))).toEqual({ ok: false, reason: 'wrong-units' })
    expect(judge(lost, 100, priceOf(100, true) + 1n)).toEqual({ ok: false, reason: 'wrong-price' })
    expect(judge({ ...lost, mostUnits: 150 }, 151, priceOf(151, false))).toMatchObject({ ok: false })
  })

  it('pays the input alone for a sealed answer that nobody read', () => {
    const unread = { ...lost, isUnread: true, seenUnits: 0, signedUnits: 0 }
    expect(judge(unread, 0, 20n)).toEqual({ ok: true, priceWei: 20n })
    expect(judge(unread, 0, 50n + 20n)).toEqual({ ok: false, reason: 'wrong-price' })
    expect(judge(unread, 1, priceOf(1, false))).toEqual({ ok: false, reason: 'wrong-units' })
  })

  it('pays a whole answer or nothing at one price', () => {
    const price: AnswerPrice = { per: 'answer', inputUnitWei: 1n, answerWei: 500n }
    const whole = { ...ended, price, from: 8 }
    expect(judge(whole, 1, 520n)).toEqual({ ok: true, priceWei: 520n })
    expect(judge({ ...whole, end: 'cut' }, 0, 20n, { answer: `0x${'33'.repeat(32)}` })).toMatchObject({
      ok: true,
    })
    expect(judge({ ...whole, end: 'cut' }, 1, 520n)).toEqual({ ok: false, reason: 'wrong-units' })
  })
})
