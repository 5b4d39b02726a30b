import {
  type Evidence,
  type Hex,
  type Roster,
  type SeatAnswer,
  sealOf,
  type Terms,
} from '@muster-network/chain'
import {
  answerKinds,
  type CouncilCount,
  type CouncilDecision,
  decideByMajority,
  decideCouncil,
  enumName,
} from '@muster-network/core'
import { isSitting } from '../ledger/isSitting.ts'

export type CouncilAnswers = {
  deliveryId: Hex
  roster: Roster
  /** One for each seat. */
  answers: readonly SeatAnswer[]
  /** The opened end of every piece; undefined while nobody opens them. */
  evidence?: readonly Evidence[] | undefined
  /** The time to open is over: answers that agree count as silent unless the ends are opened. */
  isLate: boolean
}

/** Counts answers as the council's contract does. */
export function countAnswers({
  deliveryId,
  roster,
  answers,
  evidence,
  isLate,
}: CouncilAnswers): CouncilCount {
  const count: CouncilCount = { agree: 0, against: 0, gone: 0 }
  const digests = evidence?.map(({ digest }) => digest)
  for (const [seat, { operator, state }] of roster.seats.entries()) {
    const { kind, seal } = answers[seat]!
    const said = isSitting({ state }) ? enumName(answerKinds, kind) : 'silent'
    const isOpen = digests ? seal === sealOf(digests, operator, deliveryId) : !isLate
    if (said === 'differs' || said === 'noData') count.against++
    else if (said === 'agree' && isOpen) count.agree++
    else count.gone++
  }
  return count
}

/** Decides on the answers so far. `isStarved`: no further seat could be drawn for too long. */
export function decideAnswers(count: CouncilCount, terms: Terms, isStarved: boolean): CouncilDecision {
  const { lead, rules } = terms
  const decision = decideCouncil(count, { lead, margin: rules.rejectLead, cap: rules.cap })
  if (decision !== 'open' || !isStarved) return decision
  return decideByMajority(count, lead)
}
