import { describe, expect, it } from 'vitest'
import { decideCouncil, missingSeats } from '../decideCouncil.ts'
import { seededRandom } from '../seededRandom.ts'
import { honestOdds } from './honestOdds.ts'
import { lieOdds } from './lieValue.ts'
import { strategies } from './strategies.ts'
import { economic, publishedShares, strong, type TrustRules } from './TrustRules.ts'

/** Nothing is lost by an outvoted replica where honest ones may differ, so noise is free there. */
const free = ['Sybil replicas of containers']
const checked = strategies.filter(({ name }) => !free.includes(name))

describe.each(checked.map((strategy) => [strategy.name, strategy] as const))('%s', (_, { value }) => {
  it.each(publishedShares.filter((share) => share <= 0.2))('loses in economic at a share of %d', (share) =>
    expect(value(economic, share)).toBeLessThan(0),
  )
  it.each(publishedShares)('loses in strong at a share of %d', (share) =>
    expect(value(strong, share)).toBeLessThan(0),
  )
})

describe('the lock', () => {
  it('is what makes a forged link a loss: half of it would not', () => {
    const link = strategies.find(({ name }) => name === 'forged link')!
    expect(link.value({ ...economic, lock: economic.lock / 2 }, 0.2)).toBeGreaterThan(0)
  })
})

describe('honest work', () => {
  it('loses at most a hundredth of its price to lying seats at a share of 0.2', () => {
    expect(honestOdds(economic, 0.2).loss).toBeLessThanOrEqual(0.01)
    expect(honestOdds(strong, 0.2).loss).toBeLessThanOrEqual(0.01)
    expect(honestOdds(economic, 0.2).rejected).toBeCloseTo(8.83e-5, 7)
  })

  it('needs m seats when nobody lies', () => {
    expect(honestOdds(economic, 0)).toEqual({ rejected: 0, loss: 0, seats: 1 })
    expect(honestOdds(strong, 0)).toEqual({ rejected: 0, loss: 0, seats: 2 })
  })
})

describe('the exact odds', () => {
  it.each([
    ['economic', economic],
    ['strong', strong],
  ] as const)('match played councils, %s', (_, rules) => {
    const games = 20_000
    const random = seededRandom(9)
    for (const share of [0.2, 1 / 3]) {
      let [accepted, rejected] = [0, 0]
      for (let game = 0; game < games; game++) {
        if (play(rules, () => (random() < share ? 'agree' : 'against')) === 'accepted') accepted++
        if (play(rules, () => (random() < share ? 'against' : 'agree')) === 'rejected') rejected++
      }
      const near = (measured: number, exact: number) =>
        expect(Math.abs(measured / games - exact)).toBeLessThan(4 * Math.sqrt(exact / games) + 1e-3)
      near(accepted, lieOdds(rules, share, { stubborn: true }).accepted)
      near(rejected, honestOdds(rules, share).rejected)
    }
  })

  it('are no worse for the attacker when it may choose than when all its seats lie', () => {
    for (const rules of [economic, strong])
      for (const share of publishedShares)
        expect(lieOdds(rules, share).value).toBeGreaterThanOrEqual(
          lieOdds(rules, share, { stubborn: true }).value,
        )
  })

  it('do not grow when seats of the attacker may stay silent', () => {
    const small = { ...economic, lead: 2, margin: 3, cap: 7, lock: 4 }
    for (const share of [0.2, 1 / 3, 0.5]) {
      const stakes = { paid: 1, lost: small.lock, wrongSeat: 0.6, bribe: 0, reward: 0, fee: 0 }
      expect(bestWithSilence(small, share)).toBeCloseTo(lieOdds(small, share, { stakes }).value, 9)
    }
  })
})

function play(rules: TrustRules, answer: () => 'agree' | 'against') {
  const count = { agree: 0, against: 0, gone: 0 }
  while (decideCouncil(count, rules) === 'open')
    for (let seat = missingSeats(count, rules); seat > 0; seat--) count[answer()]++
  return decideCouncil(count, rules)
}

/** The value of a lie when each seat of the attacker may lie, tell the truth, or stay silent for two fees. */
function bestWithSilence(rules: TrustRules, share: number): number {
  const known = new Map<string, number>()
  const walk = (agree: number, against: number, gone: number, own: number): number => {
    const decision = decideCouncil({ agree, against, gone }, rules)
    if (decision === 'accepted') return 1 - 0.6 * own
    if (decision !== 'open') return -rules.lock - 0.6 * agree
    const key = `${agree} ${against} ${gone} ${own}`
    const before = known.get(key)
    if (before !== undefined) return before
    const batch = missingSeats({ agree, against, gone }, rules)
    let value = 0
    for (let friends = 0; friends <= batch; friends++) {
      let best = Number.NEGATIVE_INFINITY
      for (let lies = 0; lies <= friends; lies++)
        for (let silent = 0; silent <= friends - lies; silent++) {
          const next = walk(
            agree + lies,
            against + batch - lies - silent,
            gone + silent,
            own + friends - lies - silent,
          )
          best = Math.max(best, next - silent * rules.silentFees * rules.fee)
        }
      value += choose(batch, friends) * share ** friends * (1 - share) ** (batch - friends) * best
    }
    known.set(key, value)
    return value
  }
  return walk(0, 0, 0, 0)
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}
