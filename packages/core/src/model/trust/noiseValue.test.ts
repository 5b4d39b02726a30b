import { describe, expect, it } from 'vitest'
import { outvotedPrices } from '../../check/leastLock.ts'
import { defaultRerun } from '../../check/rerunShare.ts'
import { seededRandom } from '../seededRandom.ts'
import { framedReplicaValue, noiseValue, pairValue } from './noiseValue.ts'
import { publishedShares } from './TrustRules.ts'

const rules = { loss: outvotedPrices, looksFirst: false, rerun: defaultRerun, isJudged: true }
/** A comparison that nobody appeals, and no third run of equal replicas. */
const compared = { ...rules, rerun: 0, isJudged: false }

describe('noise in replicas', () => {
  it.each([
    [0, -3],
    [0.1, -2.54],
    [0.2, -2.06],
    [0.27, -1.73],
    [1 / 3, -1.42],
  ])('at a share of %d of the bids is worth %d', (share, value) => {
    expect(noiseValue(rules, share)).toBeCloseTo(value, 2)
  })

  it.each([
    [0, -3],
    [0.1, -2.05],
    [0.2, -1.2],
    [0.27, -0.66],
    [1 / 3, -0.222],
  ])('at a share of %d of the bids is worth %d where nobody runs it again', (share, value) => {
    expect(noiseValue(compared, share)).toBeCloseTo(value, 2)
  })

  it('breaks even at 0.37 of the bids where nobody runs it again, at 0.62 with a jury, and at 2/3 with a quarter run again', () => {
    expect(breakEven(compared)).toBeCloseTo(0.37, 2)
    expect(breakEven(rules)).toBeCloseTo(0.62, 2)
    expect(breakEven({ ...rules, rerun: 0.25 })).toBeCloseTo(0.67, 2)
  })

  it('loses without a jury too, by a little less: a friend that runs it a third time is paid', () => {
    const dead = { ...rules, isJudged: false }
    for (const share of publishedShares) {
      expect(noiseValue(dead, share)).toBeLessThan(0)
      expect(noiseValue(dead, share) - noiseValue(compared, share)).toBeCloseTo(share * share * defaultRerun)
    }
  })

  it('would pay at a third of the bids with a loss of two prices', () => {
    expect(noiseValue({ ...compared, loss: 2 }, 1 / 3)).toBeGreaterThan(0)
    expect(noiseValue({ ...compared, loss: 2.5 }, 1 / 3)).toBeCloseTo(0)
  })

  it('would pay with any loss if the second replica were drawn before the first is delivered', () => {
    for (const loss of [3, 100])
      expect(noiseValue({ ...compared, loss, looksFirst: true }, 0.2)).toBeCloseTo(0.4)
  })

  it('matches played draws', () => {
    const random = seededRandom(4)
    const games = 100_000
    for (const share of publishedShares) {
      let sum = 0
      for (let game = 0; game < games; game++) sum += playJudged(random, share)
      expect(Math.abs(sum / games - noiseValue(rules, share))).toBeLessThan(0.04)
    }
  })
})

describe('two friends that are both drawn', () => {
  it('gain two prices where nobody runs their noise again', () => {
    for (const share of publishedShares) expect(pairValue(compared, share)).toBe(2)
  })

  it('still gain at the default share: the loss of the first replica deters them, before the draw', () => {
    expect(pairValue(rules, 0.2)).toBeCloseTo(1.69)
  })

  it('lose when a third of such parts are run again', () => {
    expect(pairValue({ ...rules, rerun: 1 / 3 }, 0.2)).toBeLessThan(0)
  })
})

describe('a client that outvotes an honest replica', () => {
  it('loses, although it may wait for the second and replace the third once', () => {
    for (const share of publishedShares) expect(framedReplicaValue(rules, share)).toBeLessThan(0)
  })
})

/** Noise in the first replica, and in the second if it is a friend's. */
function playJudged(random: () => number, share: number): number {
  // whoever is drawn third beside an honest replica, the noise alone is wrong
  if (random() >= share) return -outvotedPrices
  if (random() >= defaultRerun) return 2
  return random() < share ? 3 : -2 * outvotedPrices
}

function breakEven(replicaRules: typeof rules): number {
  let [low, high] = [0, 1]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (noiseValue(replicaRules, middle) < 0) low = middle
    else high = middle
  }
  return low
}
