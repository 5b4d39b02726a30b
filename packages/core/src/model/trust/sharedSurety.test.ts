import { describe, expect, it } from 'vitest'
import {
  capitalRatio,
  rollingPledges,
  sharedSurety,
  suretyValues,
  valueWithFreedPledges,
} from './sharedSurety.ts'
import { economic, strong } from './TrustRules.ts'

const cells = [
  [economic, 0],
  [economic, 0.2],
  [strong, 1 / 3],
] as const

describe('one surety for all open parts', () => {
  it('is 60 prices for 20 equal parts, where separate locks are 800', () => {
    expect(sharedSurety(Array.from({ length: 20 }, () => ({ price: 1, replayed: 0.04 })))).toBeCloseTo(60)
    expect(capitalRatio(economic, 20, 20)).toBeCloseTo(60 / 800)
  })

  it('makes forging one part, all, any number, or one after the other a loss', () => {
    for (const [rules, share] of cells)
      for (let open = 1; open <= 400; open += open < 40 ? 1 : 20) {
        const { one, all, best, inTurn } = suretyValues(rules, share, open)
        for (const value of [one, all, best, inTurn]) expect(value).toBeLessThan(0)
      }
  })

  it('needs the sum of the prices: without it, many forged parts at once pay', () => {
    const found = 0.04 * 0.8
    const forged = 200
    expect(forged * (1 - found) - 1.6 / 0.04).toBeGreaterThan(0)
  })

  it('needs pledges that outlive their parts: freed at the payment, a doomed surety would back forged parts again and again', () => {
    const freed = (turns: number) => valueWithFreedPledges(economic, 0.2, { open: 20, turns })
    expect(freed(1)).toBeLessThan(0)
    expect(freed(10)).toBeGreaterThan(0)
  })

  it('needs the pledges of three generations when the operator is never idle', () => {
    for (const open of [2, 5, 20, 100]) {
      expect(rollingPledges(open)).toBeGreaterThan(open)
      expect(rollingPledges(open)).toBeLessThanOrEqual(3 * open)
    }
    expect(capitalRatio(economic, rollingPledges(20), 20)).toBeLessThan(0.13)
  })
})
