import { describe, expect, it } from 'vitest'
import { fullCouncil, honestRejected, wrongAccepted } from '../check/councilOdds.ts'
import { windowsFor } from '../check/windowsFor.ts'
import { seededRandom } from './seededRandom.ts'
import { simulateCouncil } from './simulateCouncil.ts'

const rounds = 20_000

/** Four standard deviations of a share measured over the rounds, and a little for shares near 0. */
const tolerance = (share: number) => 4 * Math.sqrt((share * (1 - share)) / rounds) + 2 / rounds

const delivery = { segments: 50, windows: 1, windowSegments: 2 }

describe.each([0, 0.1, 0.2, 1 / 3])('councils with a dishonest share of %d', (dishonestShare) => {
  const councils = [
    { ...fullCouncil, lead: 1, dishonestShare },
    { ...fullCouncil, lead: 2, dishonestShare },
    { lead: 1, rejectLead: 3, cap: 5, dishonestShare },
  ]

  it.each(councils)('accept wrong work at the computed rate: $lead, $rejectLead, $cap', (council) => {
    const scenario = { ...council, ...delivery, isWrong: () => true }
    const { accepted } = simulateCouncil(scenario, rounds, seededRandom(council.cap))
    const expected = wrongAccepted(council)
    expect(Math.abs(accepted / rounds - expected)).toBeLessThanOrEqual(tolerance(expected))
  })

  it.each(councils)('reject honest work at the computed rate: $lead, $rejectLead, $cap', (council) => {
    const scenario = { ...council, ...delivery, isWrong: () => false }
    const { rejected } = simulateCouncil(scenario, rounds, seededRandom(100 + council.cap))
    const expected = honestRejected(council)
    expect(Math.abs(rejected / rounds - expected)).toBeLessThanOrEqual(tolerance(expected))
  })
})

describe('a council', () => {
  const council = { ...fullCouncil, lead: 1, dishonestShare: 0.2 }
  const oneLink = (segment: number) => segment === 7

  it('finds one forged link with 1/25 of the certainty by default', () => {
    const { rejected } = simulateCouncil(
      { ...council, ...delivery, isWrong: oneLink },
      rounds,
      seededRandom(1),
    )
    const expected = (1 - wrongAccepted(council)) / 25
    // honest deliveries are rejected too, in 9 of 100,000
    expect(Math.abs(rejected / rounds - expected)).toBeLessThanOrEqual(tolerance(expected) + 1e-3)
  })

  it('finds one forged link with the requested probability', () => {
    const windows = windowsFor({ p: 0.7, windows: 25, chances: council })
    const { rejected } = simulateCouncil(
      { ...council, ...delivery, windows, isWrong: oneLink },
      5_000,
      seededRandom(1),
    )
    expect(rejected / 5_000).toBeGreaterThanOrEqual(0.7 - 0.02)
  })

  it('always replays the end', () => {
    const { rejected } = simulateCouncil(
      { ...council, ...delivery, dishonestShare: 0, isWrong: (segment) => segment === 49 },
      100,
      seededRandom(2),
    )
    expect(rejected).toBe(100)
  })

  it('asks exactly m seats when all seats are honest', () => {
    const scenario = { ...council, lead: 3, dishonestShare: 0, ...delivery, isWrong: () => false }
    expect(simulateCouncil(scenario, 100, seededRandom(3))).toEqual({
      accepted: 100,
      rejected: 0,
      seatsAsked: 300,
    })
  })
})
