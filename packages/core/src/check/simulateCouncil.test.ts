import { describe, expect, it } from 'vitest'
import { honestDeliveryRejected, wrongAccepted } from './councilOdds.ts'
import { rejectLeadFor } from './rejectLeadFor.ts'
import { seededRandom } from './seededRandom.ts'
import { segmentsFor } from './segmentsFor.ts'
import { simulateCouncil } from './simulateCouncil.ts'

const rounds = 20_000
/** Far above any walk, so that the closed formulas, which know no cap, apply. */
const noCap = 100_000

/** Four standard deviations of a share measured over the rounds, and a little for shares near 0. */
const tolerance = (share: number) => 4 * Math.sqrt((share * (1 - share)) / rounds) + 2 / rounds

describe.each([0, 0.1, 0.2, 0.3, 0.4])('councils with a dishonest share of %d', (dishonestShare) => {
  it.each([1, 2, 3])('accept wrong work as often as the formula says, at lead %d', (lead) => {
    const rejectLead = rejectLeadFor({ lead, drawnSegments: 1 })
    const scenario = {
      lead,
      rejectLead,
      cap: noCap,
      dishonestShare,
      segments: 1,
      drawnSegments: 1,
      wrongSegments: 1,
    }
    const { accepted, undecided } = simulateCouncil(scenario, rounds, seededRandom(lead))
    const expected = wrongAccepted(scenario)
    expect(undecided).toBe(0)
    expect(Math.abs(accepted / rounds - expected)).toBeLessThanOrEqual(tolerance(expected))
  })

  it.each([1, 2, 3])('reject honest work as often as the formula says, at lead %d', (lead) => {
    const drawnSegments = 3
    const rejectLead = rejectLeadFor({ lead, drawnSegments })
    const scenario = {
      lead,
      rejectLead,
      cap: noCap,
      dishonestShare,
      segments: 50,
      drawnSegments,
      wrongSegments: 0,
    }
    const { rejected } = simulateCouncil(scenario, rounds, seededRandom(100 + lead))
    const expected = honestDeliveryRejected(scenario, drawnSegments)
    expect(Math.abs(rejected / rounds - expected)).toBeLessThanOrEqual(tolerance(expected))
    if (dishonestShare <= 0.2) expect(expected).toBeLessThanOrEqual(1e-3)
  })
})

describe('a council with the assurance that was bought', () => {
  it('finds a delivery with one wrong segment with at least that probability', () => {
    const p = 0.8
    const lead = 3
    const drawnSegments = segmentsFor({ p, segments: 50, lead, dishonestShare: 0.2 })
    const rejectLead = rejectLeadFor({ lead, drawnSegments })
    const { accepted } = simulateCouncil(
      { lead, rejectLead, cap: noCap, dishonestShare: 0.2, segments: 50, drawnSegments, wrongSegments: 1 },
      5_000,
      seededRandom(1),
    )
    expect(1 - accepted / 5_000).toBeGreaterThanOrEqual(p - 0.02)
  })

  it('never accepts more wrong work, nor rejects more honest work, because of a cap', () => {
    const scenario = { lead: 2, rejectLead: 6, dishonestShare: 0.3, segments: 10, drawnSegments: 2 }
    for (const wrongSegments of [0, 10]) {
      const free = simulateCouncil({ ...scenario, wrongSegments, cap: noCap }, rounds, seededRandom(2))
      const capped = simulateCouncil({ ...scenario, wrongSegments, cap: 9 }, rounds, seededRandom(2))
      expect(capped.undecided).toBeGreaterThan(0)
      expect(wrongSegments === 0 ? capped.rejected : capped.accepted).toBeLessThanOrEqual(
        (wrongSegments === 0 ? free.rejected : free.accepted) * 1.05 + 20,
      )
    }
  })

  it('asks exactly m seats a segment where everyone is honest', () => {
    const scenario = {
      lead: 3,
      rejectLead: 8,
      cap: 20,
      dishonestShare: 0,
      segments: 50,
      drawnSegments: 4,
      wrongSegments: 0,
    }
    expect(simulateCouncil(scenario, 100, seededRandom(3))).toEqual({
      accepted: 100,
      rejected: 0,
      undecided: 0,
      seatsAsked: 1200,
    })
  })
})
