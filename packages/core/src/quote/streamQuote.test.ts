import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StreamFacts, StreamPlan } from './planStream.ts'
import { type ClassFacts, streamQuote } from './streamQuote.ts'

const facts: StreamFacts = {
  decimals: 18,
  rate: 10n ** 18n,
  rules: { seatBase: 100n, seatUnitPrice: 10n, minStakeLock: 0n, minTrustLock: 0n, rejectLead: 7 },
  streams: {
    ...{ epochSeconds: 3_600, settleSeconds: 86_400, settleBlocks: 300, accuseSeconds: 21_600 },
    ...{ holdSeconds: 86_400, calibratedAnswers: 10_000, auditShare: '0.01', seats: 3 },
    unitWork: { tokens: 1_000_000_000, characters: 1, frames: 1, gas: 1, answers: 1_000_000_000 },
  },
}
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
  budgetWei: 3_000_000n,
  council: 3,
  maxSubscribers: 6,
  executors: 1,
  paidExecutors: 1,
  confirmedShare: 0.05,
  confirmer: 'council',
  isPrivate: false,
  audit: 'replay',
  seats: 3,
  unitWork: 1_000_000_000n,
}
const members: ClassFacts = {
  operators: 20,
  neededOperators: 8,
  calibration: { honestAnswers: 0, hardMisses: 0 },
}
const quote = (changed: Partial<StreamPlan> = {}, of: Partial<ClassFacts> = {}, shape = {}) =>
  streamQuote({ ...plan, ...changed }, shape, facts, { ...members, ...of })

describe('the quote of a stream', () => {
  it('prices 1,000 requests, the confirming of a share of them, and the budget', () => {
    const asked = quote()
    expect(asked).toMatchObject({
      answersWei: 1_000n * (500n * 5n + 250n * 20n),
      // 50 real answers and the planted ones among them, each with 750 tokens to read
      confirmingWei: 208_334n,
      prepaidWei: 500n * 5n + 64n * 20n,
      mostCreditWei: 4n * 64n * 20n,
      councilBudgetWei: 3n * 640_000n,
      mostBudgetWei: 6n * 640_000n,
      coveredSubscribers: 4,
      readers: { executors: 1, confirmers: 1, auditors: 3 },
    })
    expect(asked.totalWei).toBe(asked.answersWei + asked.confirmingWei)
    expect(asked.requestsOfBudget).toBe(389n)
  })

  it('counts audits by subscriber and epoch, and the fees of their seats', () => {
    expect(quote().auditsPerDay).toBeCloseTo(0.72)
    // 750 tokens of a billion units at 10 wei
    expect(quote().auditWei).toBe(3n * (100n + 7_500n))
    expect(quote({ audit: 'none' })).toMatchObject({
      auditsPerDay: 0,
      auditWei: 0n,
      readers: { auditors: 0 },
    })
  })

  it('pays all who answer, and the input of those who lose a race', () => {
    const answer = 500n * 5n + 250n * 20n
    expect(quote({ executors: 3, paidExecutors: 3 }).answersWei).toBe(3_000n * answer)
    expect(quote({ executors: 3, paidExecutors: 1 }).answersWei).toBe(1_000n * (answer + 2n * 2_500n))
  })

  it('confirms for nothing on the own machine, where nobody else reads', () => {
    expect(quote({ confirmer: 'own' })).toMatchObject({
      confirmingWei: 0n,
      readers: { confirmers: 0 },
      cheating: { odds: { dishonestShare: 0 } },
    })
  })

  it('prices an answer at a fixed price by its input alone', () => {
    const fixed = quote({ unit: 'answers', price: { per: 'answer', inputUnitWei: 5n, answerWei: 900n } })
    expect(fixed.answersWei).toBe(1_000n * (2_500n + 900n))
    // the input and one answer
    expect(fixed.auditWei).toBe(3n * (100n + 5_010n))
  })

  it('assumes a request that the stream allows when none is named', () => {
    expect(quote().shape).toEqual({ input: 500, output: 250 })
    expect(quote({ maxInput: 64, maxOutput: 8n }).shape).toEqual({ input: 64, output: 8 })
    expect(quote({}, {}, { output: 9 }).shape).toEqual({ input: 500, output: 9 })
  })

  it('rejects a request that the stream would reject', () => {
    const asking = (input: number, output: number) => () => quote({}, {}, { input, output })
    expect(asking(2_000, 500)).not.toThrow()
    expect(asking(2_001, 0)).toThrow('input 2001 is not between 0 and 2000 tokens')
    expect(asking(0, 501)).toThrow('output 501 is not between 0 and 500 tokens')
    expect(asking(-1, 0)).toThrow('input -1')
    expect(asking(0.5, 0)).toThrow('input 0.5')
  })
})

describe('cheating', () => {
  it('loses 1.24 guarantees at the defaults of the protocol', () => {
    const { cheating } = quote()
    expect(cheating).toMatchObject({
      loses: true,
      noSlash: null,
      odds: { confirmedShare: 0.05, dishonestShare: 0.2, missRate: 0.1, slashChance: 0.9 },
    })
    expect(cheating.findChance).toBeCloseTo(0.036)
    expect(cheating.lossPerGain).toBeCloseTo(1.24, 2)
  })

  it.each<[string, Partial<StreamPlan>, Partial<ClassFacts>]>([
    ['private', { audit: 'none', isPrivate: true }, {}],
    ['equivalence', { audit: 'none' }, {}],
    ['operators', {}, { operators: 7 }],
    ['calibration', { audit: 'margin' }, {}],
    ['calibration', { audit: 'margin' }, { calibration: { honestAnswers: 20_000, hardMisses: 1 } }],
  ])('costs the place only: %s', (noSlash, changed, of) => {
    expect(quote(changed, of).cheating).toMatchObject({ noSlash, loses: false, lossPerGain: 0 })
  })

  it('loses in a calibrated class', () => {
    const calibration = { honestAnswers: 10_000, hardMisses: 0 }
    expect(quote({ audit: 'margin' }, { calibration }).cheating).toMatchObject({ noSlash: null, loses: true })
  })

  it('counts the stake at its worth in the payment token', () => {
    const cheap = streamQuote(plan, {}, { ...facts, rate: 2n * 10n ** 18n }, members)
    expect(cheap.cheating.lossPerGain).toBeCloseTo(quote().cheating.lossPerGain / 2)
  })
})

it('never promises more than the budget pays, and confirms in proportion', () => {
  const wei = fc.bigInt({ min: 0n, max: 10n ** 24n })
  fc.assert(
    fc.property(
      fc.record({
        inputUnitWei: wei,
        unitWei: wei,
        budgetWei: wei,
        confirmedShare: fc.integer({ min: 0, max: 1_000_000 }).map((ppm) => ppm / 1_000_000),
        executors: fc.integer({ min: 1, max: 64 }),
        input: fc.integer({ min: 0, max: 2_000 }),
        output: fc.integer({ min: 0, max: 500 }),
      }),
      ({ inputUnitWei, unitWei, budgetWei, confirmedShare, executors, input, output }) => {
        const price = { ...plan.price, inputUnitWei, unitWei, mostWei: 10n ** 30n } as StreamPlan['price']
        const asked = quote(
          { price, budgetWei, confirmedShare, executors, paidExecutors: 1 },
          {},
          { input, output },
        )
        expect(asked.requestsOfBudget * asked.totalWei).toBeLessThanOrEqual(budgetWei * 1_000n)
        expect(BigInt(asked.coveredSubscribers) * plan.guaranteeWei).toBeLessThanOrEqual(
          budgetWei > plan.guaranteeWei ? budgetWei : plan.guaranteeWei,
        )
        // the planted answers are a tenth of all that a confirmer reads
        const read = inputUnitWei * BigInt(input + output)
        const exact = (1_000n * BigInt(Math.round(confirmedShare * 1e6)) * read) / 900_000n
        expect(asked.confirmingWei - exact).toBeGreaterThanOrEqual(0n)
        expect(asked.confirmingWei - exact).toBeLessThanOrEqual(1n)
        const more = quote(
          { price, budgetWei, confirmedShare, executors: executors + 1, paidExecutors: 1 },
          {},
          { input, output },
        )
        expect(more.totalWei - asked.totalWei).toBe(1_000n * inputUnitWei * BigInt(input))
      },
    ),
    { seed: 3 },
  )
})
