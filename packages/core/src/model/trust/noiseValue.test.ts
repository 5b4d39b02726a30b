import { describe, expect, it } from 'vitest'
import { outvotedPrices } from '../../check/leastLock.ts'
import { seededRandom } from '../seededRandom.ts'
import { framedReplicaValue, noiseValue } from './noiseValue.ts'
import { publishedShares } from './TrustRules.ts'

const rules = { loss: outvotedPrices, looksFirst: false }

describe('noise in replicas', () => {
  it.each([
    [0, -3],
    [0.1, -2.05],
    [0.2, -1.2],
    [0.27, -0.66],
    [1 / 3, -0.222],
  ])('at a share of %d of the bids is worth %d', (share, value) => {
    expect(noiseValue(rules, share)).toBeCloseTo(value, 2)
  })

  it('would pay at a third of the bids with a loss of two prices', () => {
    expect(noiseValue({ ...rules, loss: 2 }, 1 / 3)).toBeGreaterThan(0)
    expect(noiseValue({ ...rules, loss: 2.5 }, 1 / 3)).toBeCloseTo(0)
  })

  it('would pay with any loss if the second replica were drawn before the first is delivered', () => {
    for (const loss of [3, 100]) expect(noiseValue({ loss, looksFirst: true }, 0.2)).toBeCloseTo(0.4)
  })

  it('matches played draws', () => {
    const random = seededRandom(4)
    const games = 100_000
    for (const share of publishedShares) {
      let sum = 0
      for (let game = 0; game < games; game++)
        sum += random() < share || random() < share ? 2 : -outvotedPrices
      expect(Math.abs(sum / games - noiseValue(rules, share))).toBeLessThan(0.04)
    }
  })
})

describe('a client that outvotes an honest replica', () => {
  it('loses, although it may wait for the second and replace the third once', () => {
    for (const share of publishedShares) expect(framedReplicaValue(rules, share)).toBeLessThan(0)
  })
})
