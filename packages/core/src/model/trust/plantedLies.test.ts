import { describe, expect, it } from 'vitest'
import { plantedShare, plantedValues } from './plantedLies.ts'
import { economic } from './TrustRules.ts'

describe('planted lies', () => {
  const overheadFees = 8
  it.each([
    // A tenth of the lock and ten fees: one job in a hundred, for 4.6% of all pay.
    [66, 10, 0.0104, 0.046],
    // Ten fees alone: one in fourteen, for 3.5%.
    [0, 10, 0.0727, 0.035],
    // A loss of a hundred fees: one in 126, for 0.4%.
    [0, 100, 0.0079, 0.0038],
  ])('with a reward of %d fees and a loss of %d fees', (rewardFees, lossFees, share, cost) => {
    const least = plantedShare(economic, { rewardFees, lossFees })
    expect(least).toBeCloseTo(share, 3)
    const values = plantedValues(economic, { share: least, rewardFees, lossFees, overheadFees })
    expect(values.replays).toBeCloseTo(values.signs, 9)
    expect(values.cost).toBeCloseTo(cost, 3)
  })

  it('are what makes a replay worth its cost: without them a seat earns more by signing', () => {
    const { replays, signs } = plantedValues(economic, {
      share: 0,
      rewardFees: 0,
      lossFees: 10,
      overheadFees,
    })
    expect(signs - replays).toBeCloseTo(economic.replayCost)
  })
})
