import { type Hex, requestHash, type SignedReceipt, zeroHash } from '@muster-network/chain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnsweredRequest } from './ConfirmedStream.ts'
import { type GivenRequest, PendingAnswers } from './PendingAnswers.ts'

const word = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const provider = (n: number): Hex => `0x${n.toString(16).padStart(40, 'a')}`
let passed: AnsweredRequest[]

beforeEach(() => {
  passed = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const pendingAnswers = (limits = {}) =>
  new PendingAnswers({ onAnswered: (answered) => void passed.push(answered), waitMs: 1_000, limits })

/** An answer of `count` executors. */
function answer(n: number, count = 1): GivenRequest {
  const sampler = { temperature: 0, topK: 0, topP: 1 }
  return {
    ...{ streamId: word(0), revision: 0, salt: word(n) },
    ranges: Array.from({ length: count }, (_, i) => ({
      ...{ provider: provider(i), from: i, maxUnits: 9, end: 'cut' as const, signedBeforeWei: 0n },
      work: { kind: 'tokens' as const, tokens: [1, 2], seed: word(n), sampler, endTokens: [] },
      answer: { kind: 'tokens' as const, ids: [3] },
    })),
  }
}

function receiptOf({ salt, ranges }: GivenRequest, i = 0): [Hex, SignedReceipt] {
  const { work, from } = ranges[i]!
  const receipt = {
    ...{
      streamId: word(0),
      rules: 0,
      epoch: 0,
      seq: 0n,
      request: requestHash(salt, work, from),
      root: zeroHash,
    },
    ...{ answer: word(9), from, to: from + 1, inUnits: 2n, outUnits: 1n, total: 1n },
  }
  return [ranges[i]!.provider, { receipt, signature: '0x' }]
}

it('passes an answer on with its last receipt, whichever comes first', () => {
  const pending = pendingAnswers()
  const [early, late] = [answer(1, 2), answer(2, 2)]
  pending.receipt(...receiptOf(early, 1))
  pending.receipt(...receiptOf(early, 0))
  pending.add(early)
  expect(passed).toHaveLength(1)
  pending.receipt(...receiptOf(late, 1))
  pending.add(late)
  expect(passed).toHaveLength(1)
  pending.receipt(...receiptOf(late, 0))
  expect(passed[1]!.ranges.map(({ receipt }) => receipt)).toEqual([
    receiptOf(late, 0)[1],
    receiptOf(late, 1)[1],
  ])
  expect(pending.size).toBe(0)
})

it('passes on the ranges that have a receipt when the others do not come in time', () => {
  const pending = pendingAnswers()
  const [half, none] = [answer(1, 2), answer(2)]
  pending.add(half)
  pending.add(none)
  pending.receipt(...receiptOf(half, 1))
  vi.advanceTimersByTime(999)
  expect(passed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(passed.map(({ ranges }) => ranges.map((range) => range.provider))).toEqual([[provider(1)]])
  // a receipt that comes too late changes nothing
  pending.receipt(...receiptOf(half, 0))
  expect(passed).toHaveLength(1)
  expect(pending.size).toBe(0)
})

it('does not wait for a range that was given up', () => {
  const pending = pendingAnswers()
  const [half, none] = [answer(1, 2), answer(2)]
  const requestOf = (given: GivenRequest, i: number) => receiptOf(given, i)[1].receipt.request
  pending.add(half)
  pending.drop(provider(0), requestOf(half, 0))
  expect(passed).toEqual([])
  pending.receipt(...receiptOf(half, 1))
  expect(passed.map(({ ranges }) => ranges.map((range) => range.provider))).toEqual([[provider(1)]])
  pending.add(none)
  pending.drop(provider(0), requestOf(none, 0))
  expect(passed).toHaveLength(1)
  expect(pending.size).toBe(0)
})

it('passes on what a cut range has when its receipt comes', () => {
  const pending = pendingAnswers()
  const given = answer(1)
  const ids = [3]
  const ranges = given.ranges.map((range) => ({ ...range, answer: { kind: 'tokens' as const, ids } }))
  pending.add({ ...given, ranges })
  ids.push(4)
  pending.receipt(...receiptOf(given))
  expect(passed[0]!.ranges[0]!.answer).toEqual({ kind: 'tokens', ids: [3, 4] })
  expect(pending.size).toBe(0)
})

it('does not take the receipt of another executor', () => {
  const pending = pendingAnswers()
  const given = answer(1)
  pending.add(given)
  pending.receipt(provider(7), receiptOf(given)[1])
  expect(passed).toEqual([])
})

it('is bounded: the oldest answer is passed on as it is', () => {
  const pending = pendingAnswers({ answers: 2, receipts: 2 })
  const first = answer(1, 2)
  pending.add(first)
  pending.receipt(...receiptOf(first, 0))
  for (const n of [2, 3]) pending.add(answer(n))
  expect(pending.size).toBe(2)
  expect(passed.map(({ ranges }) => ranges.length)).toEqual([1])
  for (const n of [11, 12, 13]) pending.receipt(...receiptOf(answer(n)))
  // the oldest of three receipts was forgotten
  for (const n of [11, 12, 13]) pending.add(answer(n))
  expect(passed.map(({ salt }) => salt)).toEqual([word(1), word(12), word(13)])
  pending.stop()
  expect(pending.size).toBe(0)
})
