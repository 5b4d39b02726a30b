import { describe, expect, it } from 'vitest'
import { estimate } from './estimate.ts'

describe('an estimate over strata', () => {
  const missed = { name: 'missed', games: 200, sum: 200, squares: 200, paid: 200 }
  // 20 of 100 paid, 80 lost 40
  const hit = { name: 'hit', games: 100, sum: 20 - 80 * 40, squares: 20 + 80 * 1600, paid: 20 }

  it('weighs each stratum by its exact probability', () => {
    const { value, games } = estimate([missed, hit], { missed: 0.96, hit: 0.04 }, 0)
    expect(value).toBeCloseTo(0.96 + 0.04 * -31.8)
    expect(games).toBe(300)
  })

  it('has the error of the rare stratum, scaled by its weight', () => {
    const { error, value, upper } = estimate([missed, hit], { missed: 0.96, hit: 0.04 }, 0)
    expect(error).toBeCloseTo((0.04 * 41 * 0.4) / Math.sqrt(99), 6)
    expect(upper).toBeCloseTo(value + 1.645 * error)
  })

  it('subtracts the work that was done', () => {
    expect(estimate([missed], { missed: 1 }, 0.98).value).toBeCloseTo(0.02)
  })

  it('refuses a stratum without a weight', () => {
    expect(() => estimate([hit], { missed: 1 }, 0)).toThrow('no weight for the stratum "hit"')
  })
})
