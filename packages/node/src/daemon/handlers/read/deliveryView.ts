import type { DeliveryView, DisputeView, Seat } from '@muster-network/api'
import type { Hex } from '@muster-network/chain'
import {
  type AnswerKind,
  type DeliveryState,
  deliveryOutcomes,
  doubts,
  enumName,
  type SeatVote,
  seatStates,
} from '@muster-network/core'
import type { Ledger, LedgerDelivery } from '../../../ledger/Ledger.ts'
import { judgesOf } from '../../../replay/jurorsOf.ts'
import { jobOf } from '../../../replay/Piece.ts'
import { readTolerance } from '../../../replicas/toleranceOf.ts'
import { fromText } from '../../../store/bigintJson.ts'

/** The count of a seat's answer, in the words of the API. */
const countedAs = {
  none: 'abstains',
  for: 'agrees',
  against: 'differs',
  noData: 'no-data',
} as const satisfies Record<SeatVote, Seat['answer']>
/** Answers that were posted but not counted yet, in the words of the API. */
const postedAs = {
  silent: 'silent',
  agree: 'agrees',
  differs: 'differs',
  noData: 'no-data',
  abstain: 'abstains',
} as const satisfies Record<AnswerKind, Seat['answer']>

/** Returns the public view of a delivery with its council and its dispute. */
export function deliveryView(ledger: Ledger, each: LedgerDelivery): DeliveryView {
  const { delivery, settlement, outcome } = each
  const disputes = disputeViews(ledger, each)
  return {
    deliveryId: each.id,
    taskId: delivery.taskId,
    part: delivery.part,
    seq: delivery.seq,
    last: delivery.last,
    executor: delivery.executor,
    cut: each.cut,
    state: stateOf(each, disputes),
    outcome,
    segments: Number(delivery.segments),
    units: delivery.endUnits - delivery.startUnits,
    deliveredMs: delivery.deliveredAt * 1000,
    paidWei: outcome === 'fraud' || outcome === 'void' ? 0n : (settlement?.paid ?? 0n),
    feesWei: settlement?.fees ?? 0n,
    contestUntilMs: outcome === 'open' && settlement ? farthest(settlement.until) : null,
    doubt: settlement && each.stage !== 'delivered' ? enumName(doubts, settlement.doubt) : null,
    council: councilOf(ledger, each),
    disputes,
  }
}

/** The largest value marks a dispute that is open. */
const farthest = (seconds: number) => (seconds >= 2 ** 40 - 1 ? null : seconds * 1000)

function stateOf({ outcome, stage }: LedgerDelivery, disputes: readonly DisputeView[]): DeliveryState {
  if (outcome !== 'open') return 'closed'
  if (disputes.length > 0) return 'disputed'
  return stage
}

function councilOf(ledger: Ledger, each: LedgerDelivery): DeliveryView['council'] {
  const { roster, delivery, judged } = each
  const terms = ledger.task(delivery.taskId)?.terms
  if (!roster || !terms) return null
  return {
    round: roster.round,
    pieces: jobOf(terms, delivery, roster.windows),
    seats: seatsOf(ledger, each),
    // the roster of a verdict counts paid seats there
    missing: judged ? 0 : roster.missing,
    waitUntilMs: roster.waitUntil === 0 ? null : roster.waitUntil * 1000,
  }
}

/**
 * Returns each seat's answer as far as the chain has it. A delivery that was accepted without a count means that all
 * agreed.
 */
function seatsOf(ledger: Ledger, { id, roster, judged, stage }: LedgerDelivery): Seat[] {
  const bound = new Map(ledger.boundAnswers(id).map((answer) => [answer.seat, answer.kind]))
  const answerOf = (seat: number, state: number): Seat['answer'] => {
    const seatState = enumName(seatStates, state)
    if (seatState === 'silent' || seatState === 'struck') return seatState
    if (seatState === 'abstained') return 'abstains'
    if (judged) return countedAs[judged.votes[seat] ?? 'none']
    if (stage === 'accepted') return 'agrees'
    const kind = bound.get(seat)
    return kind === undefined ? 'waiting' : postedAs[kind]
  }
  return roster!.seats.map(({ operator, state }, seat) => ({
    seat,
    operator,
    answer: answerOf(seat, state),
  }))
}

/** Returns the disputes about a delivery, one for each contested segment, in the order of the contests. */
export function disputeViews(
  ledger: Ledger,
  { id, delivery, outcome, settlement }: LedgerDelivery,
): DisputeView[] {
  const rows = ledger.database
    .prepare(
      "SELECT name, at, args FROM event WHERE task_id = ? AND delivery_id = ? AND contract = 'disputes' ORDER BY number",
    )
    .all(delivery.taskId, id)
    .map(({ name, at, args }) => ({
      name: name as string,
      atMs: (at as number) * 1000,
      args: fromText<DisputeArgs>(args as string),
    }))
  const terms = ledger.task(delivery.taskId)?.terms
  const isFree = settlement && enumName(doubts, settlement.doubt) === 'majority'
  return rows
    .filter(({ name }) => name === 'Contested')
    .map(({ atMs, args: { challenger, segment, until } }) => {
      const about = rows.filter(({ args }) => args.segment === segment)
      const votes = about.filter(({ name }) => name === 'Voted')
      const resolved = about.find(({ name }) => name === 'Resolved')
      return {
        deliveryId: id,
        taskId: delivery.taskId,
        part: delivery.part,
        challenger,
        segment: Number(segment),
        bondWei: isFree ? 0n : (terms?.rules.disputeBond ?? 0n),
        openedMs: atMs,
        untilMs: until * 1000,
        forWork: votes.filter(({ args }) => args.workIsGood).length,
        againstWork: votes.filter(({ args }) => !args.workIsGood).length,
        members: terms ? judgesOf(ledger, { delivery }, terms, { challenger }).length : 0,
        tolerance: resolved ? readTolerance(resolved.args.tolerance) : null,
        resolved: resolved ? enumName(deliveryOutcomes, resolved.args.ruling) : outcome,
      }
    })
}

/** The arguments of the events of a dispute; each event has some of them. */
type DisputeArgs = {
  segment: bigint
  challenger: Hex
  until: number
  workIsGood: boolean
  ruling: number
  tolerance: bigint
}
