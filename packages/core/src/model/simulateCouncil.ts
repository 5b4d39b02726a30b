import { decideCouncil, missingSeats } from './decideCouncil.ts'
import { windowCount } from './windowOf.ts'

export type CouncilScenario = {
  /** m, M and the cap. */
  lead: number
  rejectLead: number
  cap: number
  /** f: probability that a drawn seat is dishonest. Dishonest seats always give the false answer. */
  dishonestShare: number
  /** K: segments of a last delivery. */
  segments: number
  /** s windows of w segments are drawn. */
  windows: number
  windowSegments: number
  /** Whether the executor computed a segment wrong. */
  isWrong: (segment: number) => boolean
}

export type CouncilResult = { accepted: number; rejected: number; seatsAsked: number }

/** Returns a number in [0, 1) per call. Passed as an argument so that a run is reproducible. */
export type Random = () => number

/** Simulates many deliveries under the rules of the tally and counts the verdicts. */
export function simulateCouncil(scenario: CouncilScenario, rounds: number, random: Random): CouncilResult {
  const result: CouncilResult = { accepted: 0, rejected: 0, seatsAsked: 0 }
  for (let round = 0; round < rounds; round++) {
    const isLie = drawSegments(scenario, random).some(scenario.isWrong)
    const { accepted, seats } = askSeats(scenario, isLie, random)
    result.seatsAsked += seats
    result[accepted ? 'accepted' : 'rejected']++
  }
  return result
}

/** Returns the segments that every seat replays: the drawn windows, and the last segment. */
function drawSegments({ segments, windows, windowSegments }: CouncilScenario, random: Random): number[] {
  const all = windowCount(segments, windowSegments)
  const order = Array.from({ length: all }, (_, index) => index)
  for (let drawn = 0; drawn < windows; drawn++) {
    const pick = drawn + Math.floor(random() * (all - drawn))
    const swapped = order[drawn]!
    order[drawn] = order[pick]!
    order[pick] = swapped
  }
  const inWindow = (window: number) =>
    Array.from({ length: windowSegments }, (_, i) => window * windowSegments + i).filter((i) => i < segments)
  return [...order.slice(0, windows).flatMap(inWindow), segments - 1]
}

function askSeats(
  { lead, rejectLead, cap, dishonestShare }: CouncilScenario,
  isLie: boolean,
  random: Random,
): { accepted: boolean; seats: number } {
  const rules = { lead, margin: rejectLead, cap }
  const count = { agree: 0, against: 0, gone: 0 }
  let decision = decideCouncil(count, rules)
  while (decision === 'open') {
    for (let missing = missingSeats(count, rules); missing > 0; missing--) {
      const isHonest = random() >= dishonestShare
      count[isHonest === isLie ? 'against' : 'agree']++
    }
    decision = decideCouncil(count, rules)
  }
  return { accepted: decision === 'accepted', seats: count.agree + count.against }
}
