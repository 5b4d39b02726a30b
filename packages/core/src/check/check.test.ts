import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { honestDeliveryRejected, honestRejected, worstWrongAccepted, wrongAccepted } from './councilOdds.ts'
import { rejectLeadFor } from './rejectLeadFor.ts'
import { seatFee } from './seatFee.ts'
import { attainableProbability, segmentsFor } from './segmentsFor.ts'

/** The gambler's ruin: how likely a lead by m is wrong when each seat is dishonest with probability f. */
const leadError = (lead: number, dishonestShare: number) =>
  1 / (1 + ((1 - dishonestShare) / dishonestShare) ** lead)

describe('the error of a lead', () => {
  it('is 1 / (1 + ((1 − f) / f)^m) when M = m', () => {
    for (const lead of [1, 2, 3, 5])
      for (const dishonestShare of [0.05, 0.2, 0.4]) {
        const leads = { lead, rejectLead: lead, dishonestShare }
        expect(wrongAccepted(leads)).toBeCloseTo(leadError(lead, dishonestShare), 12)
        expect(honestRejected(leads)).toBeCloseTo(leadError(lead, dishonestShare), 12)
      }
  })

  it('grows for wrong work with a longer M, and never past its bound', () => {
    let before = leadError(1, 0.2)
    for (let rejectLead = 2; rejectLead <= 200; rejectLead++) {
      const error = wrongAccepted({ lead: 1, rejectLead, dishonestShare: 0.2 })
      expect(error).toBeGreaterThanOrEqual(before - 1e-15)
      expect(error).toBeLessThanOrEqual(worstWrongAccepted(1, 0.2) + 1e-12)
      before = error
    }
    expect(before).toBeCloseTo(0.25, 9)
  })
})

describe('the lead of a rejection', () => {
  it('keeps honest executors at 10⁻³ over all drawn segments at f = 0.2, and is the shortest that does', () => {
    for (const lead of [1, 2, 3, 5])
      for (const drawnSegments of [1, 3, 10, 50]) {
        const rejectLead = rejectLeadFor({ lead, drawnSegments })
        const at = (candidate: number) =>
          honestDeliveryRejected({ lead, rejectLead: candidate, dishonestShare: 0.2 }, drawnSegments)
        expect(rejectLead).toBeGreaterThan(lead)
        expect(at(rejectLead)).toBeLessThanOrEqual(1e-3)
        if (rejectLead > lead + 1) expect(at(rejectLead - 1)).toBeGreaterThan(1e-3)
      }
    expect(rejectLeadFor({ lead: 1, drawnSegments: 1 })).toBe(5)
  })
})

describe('segments for an assurance', () => {
  it('follow s = ⌈pK / (1 − err)⌉', () => {
    expect(segmentsFor({ p: 0.5, segments: 50, lead: 1, dishonestShare: 0 })).toBe(25)
    expect(segmentsFor({ p: 0.9, segments: 50, lead: 3, dishonestShare: 0.2 })).toBe(
      Math.ceil(45 / (1 - 1 / 64)),
    )
    expect(segmentsFor({ p: 0.0001, segments: 50, lead: 1, dishonestShare: 0.2 })).toBe(1)
  })

  it('are never more than there are, and a p that cannot be had is refused', () => {
    const most = attainableProbability(1, 0.2)
    expect(most).toBeCloseTo(0.75, 12)
    expect(segmentsFor({ p: most, segments: 50, lead: 1, dishonestShare: 0.2 })).toBe(50)
    for (const p of [most + 0.001, 0, 1, -1, Number.NaN])
      expect(() => segmentsFor({ p, segments: 50, lead: 1, dishonestShare: 0.2 })).toThrow(
        expect.objectContaining({ code: 'SPEC_UNATTAINABLE_ASSURANCE' }),
      )
  })

  it('do find one wrong segment as often as was ordered, at any M', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 40 }),
        (p, segments, lead, extra) => {
          if (p > attainableProbability(lead, 0.2)) return
          const drawn = segmentsFor({ p, segments, lead, dishonestShare: 0.2 })
          const missed = wrongAccepted({ lead, rejectLead: lead + extra, dishonestShare: 0.2 })
          expect((drawn / segments) * (1 - missed)).toBeGreaterThanOrEqual(p - 1e-9)
        },
      ),
      { seed: 13 },
    )
  })
})

describe('seat fees', () => {
  it('are base + units × price / 10⁹', () => {
    const fee = seatFee({ base: tokenAmount(10n), perBillionUnits: tokenAmount(4n) }, 2_500_000_000n)
    expect(fee).toBe(20n)
  })
})
