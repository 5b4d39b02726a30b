import type { Delivery, Hex, Panel, SeatAnswer, Settlement, Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import type { Next } from '../role/Jobs.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { how } from '../task/checkHow.ts'
import { advanceCopies } from './advanceCopies.ts'
import type { DeliveryCase } from './DeliveryCase.ts'
import { waitUntil } from './waitUntil.ts'

const empty32: Hex = `0x${'0'.repeat(64)}`
const noAnswer: SeatAnswer = { kind: 0, leaf: empty32, seal: empty32, r: empty32, vs: empty32 }
const noPanel: Panel = {
  round: 0,
  added: 0,
  exhausted: false,
  deadline: 0,
  target: 0n,
  segments: [],
  missing: [],
  seats: [],
}
const inDispute = 2 ** 40 - 1
const stage = { delivered: 1, accepted: 2, rejected: 3, undecided: 4 }
const outcome = { open: 0, fraud: 2, void: 4 }
/** AnswerKind of the contracts: the seat has replayed its segment. */
const computed = 1
const lookAgainMs = 250

/**
 * Takes the next step that the chain allows for a delivery: draws its council, asks for more seats, settles, closes,
 * frees the seats. Anyone may take any of them once it is due, so any number of nodes can run this at the same time; who
 * comes second is refused and looks again. Undefined when nothing is left to do.
 */
export async function advanceDelivery(context: RoleContext, given: DeliveryCase): Promise<Next> {
  try {
    return await nextStep(context, given)
  } catch (error) {
    // somebody else was quicker, or this node reads the chain a moment late
    if (hasCode(error, 'CHAIN_REVERTED')) {
      context.logger.debug({ deliveryId: given.held.id, error }, 'a step of a delivery was refused')
      return { againMs: 1_000 }
    }
    throw error
  }
}

async function nextStep(context: RoleContext, given: DeliveryCase): Promise<Next> {
  const { held, terms } = given
  const { delivery } = held
  if (held.outcome !== outcome.open) return afterTheEnd(context, given)
  const before = context.ledger
    .deliveries(delivery.taskId, delivery.part)
    .filter((each) => each.delivery.seq < delivery.seq)
  const sameTenure = before.filter((each) => each.delivery.tenure === delivery.tenure)
  if (sameTenure.some((each) => each.outcome === outcome.fraud)) return voidIt(context, given)
  const settlement = held.settlement ?? firstSettlement(terms, delivery)
  if (held.contested) return resolveDispute(context, given, { ...settlement, until: inDispute })
  if (settlement.stage !== stage.delivered) return carryOut(context, given, settlement)
  if (terms.how === how.redundant) return advanceCopies(context, given)
  const unsettled = (each: LedgerDelivery) => each.outcome === outcome.open && each.settlement === undefined
  // deliveries of a tenure are settled in order, and a last one when nothing else of the part is open
  if ((delivery.last ? before : sameTenure).some(unsettled)) return { againMs: 1_000 }
  return check(context, given)
}

/** How a delivery stands before anybody settled it: with no check bought, silence is consent. */
function firstSettlement(terms: Terms, delivery: Delivery): Settlement {
  const unchecked = terms.how === how.none || (terms.how !== 0 && delivery.cut !== 0)
  return unchecked
    ? {
        stage: stage.undecided,
        paid: 0n,
        fees: 0n,
        acceptedBps: 10_000,
        until: delivery.deliveredAt + terms.rules.contestSeconds,
      }
    : { stage: stage.delivered, paid: 0n, fees: 0n, acceptedBps: 0, until: 0 }
}

/** Draws seats, waits for their answers, then counts. */
async function check(context: RoleContext, given: DeliveryCase): Promise<Next> {
  const { held, terms } = given
  const { network, sender, ledger } = context
  const panel = held.panel ?? noPanel
  const isFirst = held.panel === undefined
  const target = isFirst ? held.delivery.blockNumber + BigInt(terms.rules.beaconDelay) : panel.target
  if (target !== 0n) {
    if (BigInt(ledger.head.number) <= target) {
      // the draw is by the hash of that block, and needs one more after it
      await context.wantBlock({ number: target + 1n })
      return { againMs: 60 }
    }
    const { patienceSeconds } = given
    const wait =
      patienceSeconds > 0 && (await waitUntil(context, held.delivery.deliveredAt + patienceSeconds))
    if (wait) return wait
    await sendStep(`delivery/${held.id}/draw`, [panel.round, target], (intent) =>
      network.council.send.draw([terms, held.delivery, panel], { by: sender, intent }),
    )
    return { againMs: lookAgainMs }
  }
  const answers = answersOf(context, given, panel)
  const allAnswered = panel.seats.every((seat, i) => seat.state !== 0 || answers[i]!.kind !== 0)
  // without the executor's openings what was computed cannot be compared before the time for them is over
  const canCount = given.evidence !== undefined || answers.every(({ kind }) => kind !== computed)
  const due = canCount
    ? allAnswered
      ? 0
      : panel.deadline
    : panel.deadline + terms.rules.openSeconds + given.patienceSeconds
  const wait = due > 0 ? await waitUntil(context, due) : undefined
  if (wait) return wait
  const { acceptance, acceptanceUntil = 0 } = given
  if (acceptance === undefined && ledger.head.timestamp <= acceptanceUntil) {
    const patience = await waitUntil(context, acceptanceUntil)
    if (patience) return patience
  }
  return count(context, given, panel, answers)
}

async function count(
  context: RoleContext,
  given: DeliveryCase,
  panel: Panel,
  answers: SeatAnswer[],
): Promise<Next> {
  const { held, terms, bid, acceptance } = given
  const { network, sender } = context
  const { delivery } = held
  const evidence =
    given.evidence?.(panel) ?? panel.segments.map(() => ({ digest: empty32, secret: empty32, proof: [] }))
  try {
    await sendStep(`delivery/${held.id}/finalise`, [panel.round, answers, evidence, acceptance], (intent) =>
      network.council.send.finalise([terms, bid, delivery, panel, answers, evidence, acceptance ?? '0x'], {
        by: sender,
        intent,
      }),
    )
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED') || error.details.error !== 'NotDecided') throw error
    await sendStep(`delivery/${held.id}/more`, [panel.round, answers, evidence], (intent) =>
      network.council.send.more([terms, delivery, panel, answers, evidence], { by: sender, intent }),
    )
  }
  return { againMs: lookAgainMs }
}

/** What each seat said: on the chain, where it binds, or to us. */
function answersOf({ ledger }: RoleContext, { held, answers }: DeliveryCase, panel: Panel): SeatAnswer[] {
  const bound = new Map(ledger.boundAnswers(held.id).map(({ seat, ...said }) => [seat, said]))
  return panel.seats.map((_, seat) => {
    const onChain = bound.get(seat)
    return onChain ? { ...onChain, r: empty32, vs: empty32 } : (answers?.get(seat) ?? noAnswer)
  })
}

/** A settlement that was not carried out yet: at once with the client's acceptance, or when nobody contested in time. */
async function carryOut(context: RoleContext, given: DeliveryCase, settlement: Settlement): Promise<Next> {
  const { held, terms, bid, acceptance } = given
  const { network, sender } = context
  if (acceptance !== undefined && settlement.stage !== stage.rejected) {
    await sendStep(`delivery/${held.id}/accept`, settlement, (intent) =>
      network.market.send.accept([terms, bid, held.delivery, settlement, acceptance], { by: sender, intent }),
    )
    return { againMs: lookAgainMs }
  }
  const wait = await waitUntil(context, settlement.until + given.patienceSeconds)
  if (wait) return wait
  await sendStep(`delivery/${held.id}/close`, settlement, (intent) =>
    network.market.send.close([terms, bid, held.delivery, settlement], { by: sender, intent }),
  )
  return { againMs: lookAgainMs }
}

async function resolveDispute(
  context: RoleContext,
  given: DeliveryCase,
  settlement: Settlement,
): Promise<Next> {
  const { held, terms, bid } = given
  const { network, sender } = context
  const dispute = await network.disputes.read.disputeOf([held.id])
  const most = Math.max(dispute.forWork, dispute.againstWork)
  const wait = most * 2 > dispute.members ? undefined : await waitUntil(context, dispute.until)
  if (wait) return { againMs: Math.min(wait.againMs, 2_000) }
  await sendStep(`delivery/${held.id}/resolve`, settlement, (intent) =>
    network.disputes.send.resolve([terms, bid, held.delivery, settlement], { by: sender, intent }),
  )
  return { againMs: lookAgainMs }
}

async function voidIt(context: RoleContext, { held, terms, bid }: DeliveryCase): Promise<Next> {
  await sendStep(`delivery/${held.id}/void`, 0, (intent) =>
    context.network.market.send.voidDelivery([terms, bid, held.delivery], { by: context.sender, intent }),
  )
  return { againMs: lookAgainMs }
}

/** Frees the seats of a council that did not end together with its delivery. */
async function afterTheEnd(context: RoleContext, given: DeliveryCase): Promise<Next> {
  const { held, terms } = given
  const { network, sender } = context
  if (held.concluded || !held.panel) return undefined
  const { panel, judged } = held
  if (judged) {
    const votes = judged.votes as number[]
    await sendStep(`delivery/${held.id}/conclude`, 0, (intent) =>
      network.council.send.conclude([terms, held.delivery, panel, votes, judged.rejected], {
        by: sender,
        intent,
      }),
    )
    return { againMs: lookAgainMs }
  }
  if (held.outcome !== outcome.void) return undefined
  await sendStep(`delivery/${held.id}/abandon`, 0, (intent) =>
    network.council.send.abandon([terms, held.delivery, panel], { by: sender, intent }),
  )
  return { againMs: lookAgainMs }
}
