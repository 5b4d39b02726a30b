import type { DeliveryView, DisputeView, Seat } from '@muster-network/api'
import type { Hex } from '@muster-network/chain'
import {
  cutReasons,
  type DeliveryOutcome,
  type DeliveryState,
  deliveryOutcomes,
  deliveryStages,
} from '@muster-network/core'
import type { Ledger, LedgerDelivery } from '../../../ledger/Ledger.ts'
import { vetoMembers } from '../../../presence/services.ts'
import { fromText } from '../../../store/bigintJson.ts'

/** Vote of the contracts: how a seat's answer counted. */
const votes = ['abstains', 'agrees', 'differs', 'no-data'] as const
/** AnswerKind of the contracts, for answers that were posted but not counted yet. */
const kinds = ['silent', 'waiting', 'no-data', 'abstains'] as const
/** SeatState of the contracts: a seat that is gone was silent, one that was struck copied. */
const seatGone = 1
const seatStruck = 2

/** A delivery with its council and its dispute, as everybody can read them. */
export function deliveryView(ledger: Ledger, each: LedgerDelivery): DeliveryView {
  const { delivery, settlement, panel } = each
  const outcome = deliveryOutcomes[each.outcome]!
  const dispute = disputeView(ledger, each)
  return {
    deliveryId: each.id,
    taskId: delivery.taskId,
    part: delivery.part,
    seq: delivery.seq,
    last: delivery.last,
    executor: delivery.executor,
    cut: cutReasons[delivery.cut] ?? 'none',
    state: stateOf(each, outcome, dispute),
    outcome,
    segments: Number(delivery.segments),
    units: delivery.endUnits - delivery.startUnits,
    deliveredMs: delivery.deliveredAt * 1000,
    paidWei: outcome === 'fraud' || outcome === 'void' ? 0n : (settlement?.paid ?? 0n),
    feesWei: settlement?.fees ?? 0n,
    contestUntilMs: outcome === 'open' && settlement ? farthest(settlement.until) : null,
    panel: panel
      ? { round: panel.round, drawn: panel.segments.map(Number), seats: seatsOf(ledger, each) }
      : null,
    dispute,
  }
}

/** The largest value stands for a dispute that runs. */
const farthest = (seconds: number) => (seconds >= 2 ** 40 - 1 ? null : seconds * 1000)

function stateOf(each: LedgerDelivery, outcome: DeliveryOutcome, dispute: DisputeView | null): DeliveryState {
  if (outcome !== 'open') return 'closed'
  if (dispute && dispute.resolved === 'open') return 'disputed'
  return deliveryStages[each.settlement?.stage ?? 1] ?? 'delivered'
}

/** What each seat answered, as far as the chain tells: all agreed when it was accepted without a count. */
function seatsOf(ledger: Ledger, { id, panel, judged, settlement }: LedgerDelivery): Seat[] {
  const bound = new Map(ledger.boundAnswers(id).map((answer) => [answer.seat, answer.kind]))
  const answerOf = (seat: number, state: number): Seat['answer'] => {
    if (state === seatGone) return 'silent'
    if (state === seatStruck) return 'differs'
    if (judged) return votes[Number(judged.votes[seat] ?? 0)] ?? 'abstains'
    if (settlement?.stage === 2) return 'agrees'
    return kinds[bound.get(seat) ?? 1] ?? 'waiting'
  }
  return panel!.seats.map(({ operator, check, state }, seat) => ({
    seat,
    operator,
    segment: Number(panel!.segments[check] ?? 0),
    answer: answerOf(seat, state),
  }))
}

export function disputeView(ledger: Ledger, { id, delivery, outcome }: LedgerDelivery): DisputeView | null {
  const rows = ledger.database
    .prepare(
      "SELECT name, at, args FROM event WHERE task_id = ? AND delivery_id = ? AND contract = 'disputes' ORDER BY number",
    )
    .all(delivery.taskId, id)
  const opened = rows.find((row) => row.name === 'Contested')
  if (!opened) return null
  const args = fromText<{ challenger: Hex; segment: bigint; until: number }>(opened.args as string)
  const cast = rows
    .filter((row) => row.name === 'Voted')
    .map((row) => fromText<{ workIsGood: boolean }>(row.args as string))
  const resolved = rows.find((row) => row.name === 'Resolved')
  return {
    deliveryId: id,
    taskId: delivery.taskId,
    part: delivery.part,
    challenger: args.challenger,
    segment: Number(args.segment),
    bondWei: ledger.task(delivery.taskId)?.terms.rules.disputeBond ?? 0n,
    openedMs: (opened.at as number) * 1000,
    untilMs: args.until * 1000,
    forWork: cast.filter((vote) => vote.workIsGood).length,
    againstWork: cast.filter((vote) => !vote.workIsGood).length,
    members: vetoMembers(ledger).length,
    resolved: resolved
      ? (deliveryOutcomes[fromText<{ outcome: number }>(resolved.args as string).outcome] ?? 'open')
      : deliveryOutcomes[outcome]!,
  }
}
