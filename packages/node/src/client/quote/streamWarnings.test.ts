import type { StreamPlan, StreamQuote } from '@muster-network/core'
import { expect, it } from 'vitest'
import { type QuotedStream, streamWarnings } from './streamWarnings.ts'

const plan: StreamPlan = {
  unit: 'tokens',
  price: { per: 'unit', inputUnitWei: 5n, unitWei: 20n, floorWei: 0n, mostWei: 10_000n },
  maxInput: 2_000,
  maxOutput: 500n,
  windowUnits: 64n,
  dearestWei: 20_000n,
  guaranteeWei: 640_000n,
  stakeLockWei: 1_280_000n,
  trustLockWei: 10n,
  budgetWei: 3_840_000n,
  council: 3,
  maxSubscribers: 6,
  executors: 1,
  paidExecutors: 1,
  confirmedShare: 0.05,
  confirmer: 'council',
  isPrivate: false,
  audit: 'margin',
  seats: 3,
  unitWork: 1n,
}
const quote: StreamQuote = {
  shape: { input: 500, output: 250 },
  answersWei: 1n,
  confirmingWei: 1n,
  totalWei: 2n,
  prepaidWei: 1n,
  mostCreditWei: 1n,
  councilBudgetWei: 1n,
  mostBudgetWei: 1n,
  coveredSubscribers: 6,
  requestsOfBudget: 1n,
  auditsPerDay: 1,
  auditWei: 1n,
  readers: { executors: 1, confirmers: 1, auditors: 3 },
  cheating: {
    ...{ loses: true, lossPerGain: 1.24, findChance: 0.036, noSlash: null },
    odds: { confirmedShare: 0.05, dishonestShare: 0.2, missRate: 0.1, slashChance: 0.9 },
  },
}
const stream: QuotedStream = {
  ...{ plan, quote, className: 'container/1', operators: 3, calibratedAnswers: 10_000 },
  members: { operators: 9, neededOperators: 8, calibration: { honestAnswers: 12, hardMisses: 0 } },
  ...{ rejectLead: 7, cap: 31 },
  isWalletShort: false,
  comparesBytes: false,
}
const noSlash = (reason: StreamQuote['cheating']['noSlash']) => ({
  ...stream,
  quote: { ...quote, cheating: { ...quote.cheating, loses: false, noSlash: reason } },
})

it('has nothing to say about a stream that is safe and can be served', () => {
  expect(streamWarnings(stream)).toEqual([])
})

it.each<[string, QuotedStream]>([
  ['No listed node', { ...stream, operators: 0 }],
  ['belong to 1 operator; the council needs 3', { ...stream, operators: 1 }],
  ['A subscriber that cheats could gain', noSlash(null)],
  ['private stream cannot be shown to auditors', noSlash('private')],
  ['audits equivalence bytes, tokens and margin only', noSlash('equivalence')],
  ['class container/1 has 9 independent operators, and an audit needs 8', noSlash('operators')],
  ['is not calibrated: 12 of 10000 honest answers', noSlash('calibration')],
  ['a lead of 3 or the majority of 5', { ...stream, rejectLead: 3, cap: 5 }],
  ['No answer is confirmed', { ...stream, plan: { ...plan, confirmedShare: 0 } }],
  ['nobody would confirm', { ...stream, plan: { ...plan, price: { ...plan.price, inputUnitWei: 0n } } }],
  ['other bytes on another honest machine', { ...stream, comparesBytes: true }],
  ['guarantees of 4 of 6 subscribers', { ...stream, quote: { ...quote, coveredSubscribers: 4 } }],
  ['The wallet holds less', { ...stream, isWalletShort: true }],
])('warns: %s', (words, changed) => {
  const warnings = streamWarnings(changed)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(words)
})
