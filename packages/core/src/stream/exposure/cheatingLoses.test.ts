import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumedOdds, cheatingLoses, findChance, subtleCheatLoses } from './cheatingLoses.ts'

const G = 10n ** 18n
const stakes = { stakeWei: 2n * G, exposureWei: G, dearestWei: G / 32n }

describe('cheatingLoses', () => {
  it('expects a loss of 1.24 G with the default numbers', () => {
    const balance = cheatingLoses(stakes, assumedOdds)
    expect(balance.findChance).toBeCloseTo(0.036, 12)
    expect(balance.lossPerGain).toBeCloseTo(1.243, 3)
    expect(balance.loses).toBe(true)
  })

  it.each([
    ['r = 0.44', { dishonestShare: 0.44 }, true],
    ['r = 0.45', { dishonestShare: 0.45 }, false],
    ['δ = 0.37', { missRate: 0.37 }, true],
    ['δ = 0.38', { missRate: 0.38 }, false],
    ['π = 0, as in a class that is not calibrated', { slashChance: 0 }, false],
  ])('%s', (_, odds, loses) => {
    expect(cheatingLoses(stakes, { ...assumedOdds, ...odds }).loses).toBe(loses)
  })

  it.each([
    ['v = G/12 and p = 0.05', 12n, 0.05, false],
    ['v = G/12 and p = 0.1', 12n, 0.1, true],
    ['v = G/32 and p = 0.05', 32n, 0.05, true],
  ])('%s', (_, answers, confirmedShare, loses) => {
    const dear = { ...stakes, dearestWei: G / answers }
    expect(cheatingLoses(dear, { ...assumedOdds, confirmedShare }).loses).toBe(loses)
  })

  it('grows with the stake and with the confirmed share, and shrinks with the dearest answer', () => {
    const share = fc.double({ min: 0.001, max: 0.9, noNaN: true })
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(amount, amount, share, amount, (stakeWei, exposureWei, confirmedShare, dearestWei) => {
        const odds = { ...assumedOdds, confirmedShare }
        const { lossPerGain } = cheatingLoses({ stakeWei, exposureWei, dearestWei }, odds)
        const more = (change: Partial<typeof stakes>, p = confirmedShare) =>
          cheatingLoses({ stakeWei, exposureWei, dearestWei, ...change }, { ...odds, confirmedShare: p })
            .lossPerGain
        expect(more({ stakeWei: stakeWei * 2n })).toBeGreaterThanOrEqual(lossPerGain)
        expect(more({}, confirmedShare * 1.1)).toBeGreaterThanOrEqual(lossPerGain)
        expect(more({ dearestWei: dearestWei * 2n })).toBeLessThanOrEqual(lossPerGain)
      }),
    )
  })

  it('loses with fewer wrong answers wherever it loses with all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 40 }), (part, multiple) => {
        const stakeWei = (G * BigInt(multiple)) / 10n
        const all = cheatingLoses({ ...stakes, stakeWei }, assumedOdds)
        const exposureWei = (G * BigInt(part)) / 1_000n
        if (all.loses)
          expect(cheatingLoses({ ...stakes, stakeWei, exposureWei }, assumedOdds).loses).toBe(true)
      }),
    )
  })

  it('rejects an exposure or an answer without a price', () => {
    expect(() => cheatingLoses({ ...stakes, exposureWei: 0n }, assumedOdds)).toThrow('invalid exposure 0')
    expect(() => cheatingLoses({ ...stakes, dearestWei: 0n }, assumedOdds)).toThrow('dearest answer 0')
  })
})

describe('subtleCheatLoses', () => {
  it('compares the gain until the find with the stake', () => {
    // 1,000 checked tokens are 20,000 served ones; a third of their price is 6,667 prices
    const cheat = { checkedTokens: 1_000, priceWei: 100n, saving: 1 / 3 }
    expect(subtleCheatLoses(cheat, 800_000n, assumedOdds)).toBe(true)
    expect(subtleCheatLoses(cheat, 700_000n, assumedOdds)).toBe(false)
  })
})

describe('findChance', () => {
  it('is zero where no answer is confirmed, or every confirmer lies', () => {
    expect(findChance({ ...assumedOdds, confirmedShare: 0 })).toBe(0)
    expect(findChance({ ...assumedOdds, dishonestShare: 1 })).toBe(0)
  })
})
