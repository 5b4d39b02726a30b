import { type DeliveryTally, tallyDelivery } from '../tally/tallyDelivery.ts'
import { type SeatAnswer, type SegmentTally, type TallyRules, tallySegment } from '../tally/tallySegment.ts'

export type CouncilScenario = TallyRules & {
  /** f: how likely a drawn seat is dishonest. Dishonest seats always vote for what is false. */
  dishonestShare: number
  /** K: segments of a delivery. */
  segments: number
  /** s: how many of them are drawn. */
  drawnSegments: number
  /** How many of them the executor got wrong. */
  wrongSegments: number
}

export type CouncilResult = { accepted: number; rejected: number; undecided: number; seatsAsked: number }

/** Numbers in [0, 1), one a call. Given as an argument so that a run can be repeated. */
export type Random = () => number

/** Plays many deliveries by the rules of tally and counts how they end. */
export function simulateCouncil(scenario: CouncilScenario, rounds: number, random: Random): CouncilResult {
  const result: CouncilResult = { accepted: 0, rejected: 0, undecided: 0, seatsAsked: 0 }
  for (let round = 0; round < rounds; round++) {
    const tallies = drawSegments(scenario, random).map((isWrong) => {
      const { tally, seats } = askSeats(scenario, isWrong, random)
      result.seatsAsked += seats
      return tally
    })
    const { verdict }: DeliveryTally = tallyDelivery(tallies)
    if (verdict !== 'open') result[verdict]++
  }
  return result
}

/** Draws distinct segments; says of each whether it is wrong. The wrong ones may as well be the first. */
function drawSegments(
  { segments, drawnSegments, wrongSegments }: CouncilScenario,
  random: Random,
): boolean[] {
  const order = Array.from({ length: segments }, (_, index) => index)
  for (let drawn = 0; drawn < drawnSegments; drawn++) {
    const pick = drawn + Math.floor(random() * (segments - drawn))
    const held = order[drawn]!
    order[drawn] = order[pick]!
    order[pick] = held
  }
  return order.slice(0, drawnSegments).map((index) => index < wrongSegments)
}

function askSeats(
  scenario: CouncilScenario,
  isWrong: boolean,
  random: Random,
): { tally: SegmentTally; seats: number } {
  const answers: SeatAnswer[] = []
  let tally = tallySegment(answers, scenario)
  while (tally.verdict === 'open') {
    for (let seat = 0; seat < tally.missing; seat++) {
      const isHonest = random() >= scenario.dishonestShare
      answers.push(isHonest === isWrong ? 'differs' : 'agrees')
    }
    tally = tallySegment(answers, scenario)
  }
  return { tally, seats: answers.length }
}
