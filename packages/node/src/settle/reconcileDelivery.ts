import type { Delivery, Settlement, Terms } from '@muster-network/chain'
import {
  cutReasons,
  type DeliveryStage,
  deliveryStages,
  doubts,
  enumCode,
  enumName,
  seatVotes,
} from '@muster-network/core'
import type { LedgerDelivery, LedgerDispute } from '../ledger/Ledger.ts'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'
import { checkModeOf } from '../task/checkMode.ts'
import { isVoid } from '../task/isVoid.ts'
import { checkDelivery } from './checkDelivery.ts'
import type { DeliveryCase } from './DeliveryCase.ts'
import { inDispute } from './inDispute.ts'
import { reconcileReplicas } from './reconcileReplicas.ts'
import { reconcileUnclaimed } from './reconcileUnclaimed.ts'
import { waitUntil } from './waitUntil.ts'

const retryMs = 250

/**
 * Takes the next step that the chain allows for a delivery: draws its council, asks for more seats, settles, closes,
 * frees the seats. Anyone may take each step once it is due, so many nodes can run this at the same time: the second
 * transaction reverts, and its node retries. Returns undefined when nothing is left to do.
 */
export async function reconcileDelivery(context: RoleContext, deliveryCase: DeliveryCase): Promise<Requeue> {
  return unlessReverted(
    () => nextStep(context, deliveryCase),
    (error) => {
      context.logger.debug({ deliveryId: deliveryCase.record.id, error }, 'a step of a delivery was refused')
      return { retryAfterMs: 1_000 }
    },
  )
}

async function nextStep(context: RoleContext, deliveryCase: DeliveryCase): Promise<Requeue> {
  const { record, terms, bid } = deliveryCase
  const { delivery } = record
  if (record.outcome !== 'open') return freeSeats(context, deliveryCase)
  const before = context.ledger
    .deliveries(delivery.taskId, delivery.part)
    .filter((each) => each.delivery.seq < delivery.seq)
  const sameAssignment = before.filter((each) => each.delivery.assignment === delivery.assignment)
  const buildsOnFraud = sameAssignment.some((each) => each.outcome === 'fraud')
  // a delivery with a verdict ends at its close, unpaid
  if (!record.settlement && (buildsOnFraud || isVoid(context.ledger, terms, bid, delivery.since)))
    return voidDelivery(context, deliveryCase)
  const settlement = record.settlement ?? firstSettlement(terms, delivery)
  if (record.contested) return resolveDisputes(context, deliveryCase, settlement)
  if (stageOf(settlement) === 'unclaimed') return reconcileUnclaimed(context, deliveryCase, settlement)
  if (stageOf(settlement) !== 'delivered') return closeDelivery(context, deliveryCase, settlement)
  if (checkModeOf(terms) === 'redundant') return reconcileReplicas(context, deliveryCase)
  const unsettled = (each: LedgerDelivery) => each.outcome === 'open' && each.settlement === undefined
  // deliveries of an assignment are settled in order; the last delivery waits until every other delivery of the part
  // is settled
  if ((delivery.last ? before : sameAssignment).some(unsettled)) return { retryAfterMs: 1_000 }
  return checkDelivery(context, deliveryCase)
}

/** The settlement of a delivery before its first step: without a check, silence is consent. */
function firstSettlement(terms: Terms, delivery: Delivery): Settlement {
  const mode = checkModeOf(terms)
  const isCut = enumName(cutReasons, delivery.cut) !== 'none'
  const unchecked = mode === 'none' || (mode !== 'replay' && isCut)
  return {
    stage: enumCode(deliveryStages, unchecked ? 'unchecked' : 'delivered'),
    paid: 0n,
    fees: 0n,
    charged: 0n,
    doubt: enumCode(doubts, 'none'),
    until: unchecked ? delivery.deliveredAt + terms.rules.contestSeconds : 0,
  }
}

function stageOf({ stage }: Settlement): DeliveryStage {
  return enumName(deliveryStages, stage)
}

/** Whether the client's acceptance ends the time to contest: where seats disagreed, it protects those who were outvoted. */
function isAcceptable(settlement: Settlement, terms: Terms): boolean {
  const stage = stageOf(settlement)
  if (stage === 'accepted') return enumName(doubts, settlement.doubt) === 'none'
  // replicas that differ in bytes may be the same to the client
  return stage === 'unchecked' || (stage === 'undecided' && checkModeOf(terms) === 'redundant')
}

/** Carries a settlement out: at once with the client's acceptance, otherwise after the time to contest. */
async function closeDelivery(
  context: RoleContext,
  deliveryCase: DeliveryCase,
  settlement: Settlement,
): Promise<Requeue> {
  const { record, terms, bid, acceptance } = deliveryCase
  const { network, sender } = context
  if (acceptance !== undefined && isAcceptable(settlement, terms)) {
    await sendStep(`delivery/${record.id}/accept`, settlement, (intent) =>
      network.market.send.accept([terms, bid, record.delivery, settlement, acceptance], {
        by: sender,
        intent,
      }),
    )
    return { retryAfterMs: retryMs }
  }
  const wait = await waitUntil(context, settlement.until + deliveryCase.patienceSeconds)
  if (wait) return wait
  await sendStep(`delivery/${record.id}/close`, settlement, (intent) =>
    network.market.send.close([terms, bid, record.delivery, settlement], { by: sender, intent }),
  )
  return { retryAfterMs: retryMs }
}

/** Resolves the disputes that are decided or whose voting is over, and closes the delivery when none is left. */
async function resolveDisputes(
  context: RoleContext,
  deliveryCase: DeliveryCase,
  settlement: Settlement,
): Promise<Requeue> {
  const { record, terms, bid } = deliveryCase
  const { network, sender, ledger } = context
  const open = ledger.disputes(record.id).filter(({ ruling }) => ruling === undefined)
  const contested = { ...settlement, until: inDispute }
  let next: Requeue
  for (const dispute of open) {
    const wait = await resolveDispute(context, deliveryCase, { dispute, settlement: contested })
    next = { retryAfterMs: Math.min(wait?.retryAfterMs ?? retryMs, next?.retryAfterMs ?? 2_000) }
  }
  if (open.length > 0 || record.outcome !== 'open') return next
  const wait = await waitUntil(context, settlement.until + deliveryCase.patienceSeconds)
  if (wait) return wait
  await sendStep(`delivery/${record.id}/closeDisputes`, contested, (intent) =>
    network.disputes.send.close([terms, bid, record.delivery, contested], { by: sender, intent }),
  )
  return { retryAfterMs: retryMs }
}

async function resolveDispute(
  context: RoleContext,
  { record, terms, bid }: DeliveryCase,
  { dispute: { segment, until }, settlement }: { dispute: LedgerDispute; settlement: Settlement },
): Promise<Requeue> {
  const { network, sender } = context
  const { forWork, againstWork, members } = await network.disputes.read.disputeOf([record.id, segment])
  // the bonds of a delivery that is closed return at once
  const isDecided = Math.max(forWork, againstWork) * 2 > members || record.outcome !== 'open'
  const wait = isDecided ? undefined : await waitUntil(context, until)
  if (wait) return wait
  await sendStep(`delivery/${record.id}/resolve/${segment}`, settlement, (intent) =>
    network.disputes.send.resolve([terms, bid, record.delivery, settlement, segment], { by: sender, intent }),
  )
  return undefined
}

async function voidDelivery(context: RoleContext, { record, terms, bid }: DeliveryCase): Promise<Requeue> {
  await sendStep(`delivery/${record.id}/void`, 0, (intent) =>
    context.network.market.send.voidDelivery([terms, bid, record.delivery], { by: context.sender, intent }),
  )
  return { retryAfterMs: retryMs }
}

/** Resolves the disputes that a closed delivery left, and frees the seats of its council. */
async function freeSeats(context: RoleContext, deliveryCase: DeliveryCase): Promise<Requeue> {
  const { record, terms } = deliveryCase
  const { network, sender } = context
  const settlement = record.settlement ?? firstSettlement(terms, record.delivery)
  const disputes = await resolveDisputes(context, deliveryCase, settlement)
  if (disputes) return disputes
  if (record.concluded || !record.roster) return undefined
  const { roster, judged } = record
  if (judged) {
    const votes = judged.votes.map((vote) => enumCode(seatVotes, vote))
    const stage = enumCode(deliveryStages, judged.stage)
    await sendStep(`delivery/${record.id}/conclude`, 0, (intent) =>
      network.council.send.conclude([terms, record.delivery, roster, votes, stage], { by: sender, intent }),
    )
    return { retryAfterMs: retryMs }
  }
  if (record.outcome !== 'void') return undefined
  await sendStep(`delivery/${record.id}/abandon`, 0, (intent) =>
    network.council.send.abandon([terms, record.delivery, roster], { by: sender, intent }),
  )
  return { retryAfterMs: retryMs }
}
