import { describe, expect, it } from 'vitest'
import { lieOdds } from '../model/trust/lieValue.ts'
import { economic, strong } from '../model/trust/TrustRules.ts'
import { fullCouncil, honestRejected, wrongAccepted } from './councilOdds.ts'

describe('the odds of a council', () => {
  it('are f^m and a little more: a lie passes when the first seats are dishonest', () => {
    for (const lead of [1, 2, 3]) {
      const odds = wrongAccepted({ ...fullCouncil, lead, dishonestShare: 0.2 })
      expect(odds).toBeGreaterThanOrEqual(0.2 ** lead)
      expect(odds).toBeLessThan(0.2 ** lead + 0.001)
    }
  })

  it('equal the values of the trust model', () => {
    for (const rules of [economic, strong])
      for (const dishonestShare of [0.1, 0.2, 1 / 3])
        expect(wrongAccepted({ ...fullCouncil, lead: rules.lead, dishonestShare })).toBeCloseTo(
          lieOdds(rules, dishonestShare, { stubborn: true }).accepted,
          12,
        )
  })

  it('reject honest work in 9 of 100,000 deliveries at a fifth of dishonest seats', () => {
    expect(honestRejected({ ...fullCouncil, lead: 1, dishonestShare: 0.2 })).toBeCloseTo(8.8e-5, 5)
    expect(honestRejected({ ...fullCouncil, lead: 1, dishonestShare: 0 })).toBe(0)
  })

  it('are worse in a small network', () => {
    const small = { lead: 1, rejectLead: 3, cap: 5, dishonestShare: 0.2 }
    expect(wrongAccepted(small)).toBeGreaterThan(wrongAccepted({ ...small, ...fullCouncil }))
    expect(honestRejected(small)).toBeGreaterThan(100 * honestRejected({ ...small, ...fullCouncil }))
  })

  it('reject a share outside 0 to 1', () => {
    expect(() => wrongAccepted({ ...fullCouncil, lead: 1, dishonestShare: 1.1 })).toThrow(RangeError)
  })
})
