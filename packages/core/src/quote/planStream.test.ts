import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseNetwork } from '../network/parseNetwork.ts'
import { tokensToWei } from '../network/tokensToWei.ts'
import type { StreamPrescription } from '../prescription/Prescription.ts'
import { parsePrescription } from '../prescription/parsePrescription.ts'
import { formatProblems } from '../prescription/problems/formatProblems.ts'
import { auditBond, planStream, type StreamFacts } from './planStream.ts'

const { streams } = parseNetwork(
  readFileSync(path.resolve(import.meta.dirname, '../../../../networks/muster.json'), 'utf8'),
)
const facts: StreamFacts = {
  decimals: 18,
  rate: 10n ** 18n,
  rules: {
    seatBase: tokensToWei('0.1'),
    seatUnitPrice: tokensToWei('0.0001'),
    minStakeLock: tokensToWei('20'),
    minTrustLock: tokensToWei('10'),
    rejectLead: 7,
  },
  streams,
}
const chat = `version: 1
kind: stream
name: chat
model: { image: example.org/llm@sha256:${'ab'.repeat(32)} }
response: { method: optimistic, council: 3 }
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", input: "0.000005", max: "0.1", budget: "50" }
equivalence: { how: margin }
`

function streamOf(text: string): StreamPrescription {
  const parsed = parsePrescription(text, { fileName: 'task.yaml' })
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems))
  if (parsed.prescription.kind !== 'stream') throw new Error('not a stream')
  return parsed.prescription
}
const plan = (from = '', to = '', changed: Partial<StreamFacts> = {}) =>
  planStream(streamOf(chat.replace(from, to)), { ...facts, ...changed })

describe('the terms of a stream', () => {
  it('follow from its task file and its network', () => {
    expect(plan()).toEqual({
      unit: 'tokens',
      price: {
        per: 'unit',
        inputUnitWei: tokensToWei('0.000005'),
        unitWei: tokensToWei('0.00002'),
        floorWei: 0n,
        mostWei: tokensToWei('0.1'),
      },
      maxInput: 8_192,
      maxOutput: 5_000n,
      windowUnits: 64n,
      dearestWei: tokensToWei('0.14096'),
      guaranteeWei: tokensToWei('4.51072'),
      stakeLockWei: tokensToWei('20'),
      trustLockWei: tokensToWei('10'),
      budgetWei: tokensToWei('50'),
      council: 3,
      maxSubscribers: 6,
      executors: 1,
      paidExecutors: 1,
      confirmedShare: 0.05,
      confirmer: 'council',
      isPrivate: false,
      audit: 'margin',
      seats: 3,
      unitWork: 50_000_000n,
    })
  })

  it('lock two guarantees in the stake token, rounded up', () => {
    const rules = { ...facts.rules, seatBase: 0n, seatUnitPrice: 0n, minStakeLock: 0n }
    expect(plan('', '', { rules }).stakeLockWei).toBe(tokensToWei('9.02144'))
    expect(plan('', '', { rules, rate: 3n }).stakeLockWei).toBe(28n)
  })

  it('lock ten audits of the longest answer, and bond one of them', () => {
    const rules = { ...facts.rules, seatBase: tokensToWei('100') }
    const bond = auditBond(3, { unitWork: 50_000_000n, rules, inUnits: 8_192n, outUnits: 5_000n })
    // 13,192 tokens at 0.05 billion units each
    expect(bond).toBe(4n * (tokensToWei('100') + tokensToWei('0.06596')))
    const { stakeLockWei, trustLockWei } = plan('', '', { rules })
    expect([stakeLockWei, trustLockWei]).toEqual([10n * bond, bond])
  })

  it.each([
    ['method: weighted, weight: 0.5', 2, 2, 1, 'none'],
    ['method: unanimous', 3, 3, 1, 'none'],
    ['method: pool', 3, 1, 0.05, 'council'],
    ['method: optimistic, confirm: 1, confirmer: own', 1, 1, 1, 'own'],
  ])('with %s: %d executors, %d paid', (method, executors, paidExecutors, confirmedShare, confirmer) => {
    expect(plan('method: optimistic', method)).toMatchObject({
      ...{ executors, paidExecutors, confirmedShare, confirmer },
    })
  })

  it('count the awaited answers of a weighted council exactly', () => {
    // 0.55 × 20 is 11.000000000000002 in binary
    const weighted = 'method: weighted, weight: 0.55, council: 20'
    const big = chat.replace('method: optimistic, council: 3', weighted).replace('"50"', '"500"')
    expect(planStream(streamOf(big), facts).executors).toBe(11)
  })

  it('have no audit when the requests are private or the equivalence is not decided on the chain', () => {
    expect(plan('name: chat', 'name: chat\nprivate: true')).toMatchObject({ audit: 'none', confirmer: 'own' })
    expect(plan('{ how: margin }', 'tokens').audit).toBe('replay')
    expect(plan('{ how: margin }', '{ how: image, command: [/judge] }').audit).toBe('none')
  })

  it('have no more seats than a replay may have', () => {
    const seatsOf = (equivalence: string, rejectLead: number, seats = 3) =>
      plan('{ how: margin }', equivalence, {
        rules: { ...facts.rules, rejectLead },
        streams: { ...streams, seats },
      }).seats
    expect(seatsOf('tokens', 7)).toBe(3)
    expect(seatsOf('tokens', 2)).toBe(2)
    expect(seatsOf('tokens', 7, 9)).toBe(4)
    expect(seatsOf('{ how: margin }', 2, 9)).toBe(9)
  })

  it('have one price for every answer', () => {
    expect(
      plan('function: perUnit, unit: tokens, price: "0.00002"', 'function: fixed, guarantee: "5"'),
    ).toMatchObject({
      unit: 'answers',
      price: { per: 'answer', answerWei: tokensToWei('0.1') },
    })
  })

  it('are refused with a trust lock below the minimum, and beyond 96 bits', () => {
    expect(() => plan('budget:', 'trustLock: "9.9", budget:')).toThrow('pay.trustLock is below the minimum')
    expect(() => plan('"50"', '"79228162515"')).toThrow('pay.budget is larger than the contracts can hold')
    const rich = 'guarantee: "40000000000", budget: "79228162514"'
    const alone = chat.replace('council: 3', 'council: 1').replace('budget: "50"', rich)
    expect(() => planStream(streamOf(alone), facts)).toThrow('the stake, twice the guarantee, is larger')
  })
})
