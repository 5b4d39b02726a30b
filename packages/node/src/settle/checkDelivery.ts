import { type Evidence, type Hex, type Roster, type SeatAnswer, zeroHash } from '@muster-network/chain'
import { answerKinds, enumCode, enumName } from '@muster-network/core'
import { isSitting } from '../ledger/isSitting.ts'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'
import type { DeliveryCase } from './DeliveryCase.ts'
import { drawPauseMs } from './drawPauseMs.ts'
import { type CouncilAnswers, countAnswers, decideAnswers } from './tallyAnswers.ts'
import { waitUntil } from './waitUntil.ts'

const noAnswer: SeatAnswer = {
  kind: enumCode(answerKinds, 'silent'),
  seal: zeroHash,
  r: zeroHash,
  vs: zeroHash,
}
const noRoster: Roster = {
  round: 0,
  added: 0,
  missing: 0,
  deadline: 0,
  waitUntil: 0,
  target: 0n,
  windows: [],
  seats: [],
}
const retryMs = 250
/** The draw is repeated this often while seats are missing, so that a seat that becomes free is found in time. */
const drawsWhileWaiting = 60
const maxDrawWaitMs = 60_000

/** Draws seats, waits for their answers, then settles or asks for more seats. */
export async function checkDelivery(context: RoleContext, deliveryCase: DeliveryCase): Promise<Requeue> {
  const { record, terms } = deliveryCase
  const { head } = context.ledger
  const roster = record.roster ?? noRoster
  const isFirst = record.roster === undefined
  const target = isFirst ? record.delivery.blockNumber + BigInt(terms.rules.beaconDelay) : roster.target
  if (target === 0n) return settleAnswers(context, deliveryCase, roster, false)
  // nobody was free for too long: the answers so far decide
  const decidesAt = roster.waitUntil === 0 ? undefined : Math.max(roster.waitUntil, roster.deadline)
  if (decidesAt !== undefined && head.timestamp > decidesAt)
    return settleAnswers(context, deliveryCase, roster, true)
  return drawSeats(context, deliveryCase, { roster, target, decidesAt })
}

async function drawSeats(
  context: RoleContext,
  { record, terms, patienceSeconds }: DeliveryCase,
  { roster, target, decidesAt }: { roster: Roster; target: bigint; decidesAt: number | undefined },
): Promise<Requeue> {
  const { network, sender, ledger, nowMs } = context
  if (BigInt(ledger.head.number) <= target) {
    // the draw uses the hash of the target block, which is readable one block later
    await context.wantBlock({ number: target + 1n })
    return { retryAfterMs: 60 }
  }
  const wait =
    patienceSeconds > 0 && (await waitUntil(context, record.delivery.deliveredAt + patienceSeconds))
  if (wait) return wait
  const pauseMs = roster.round === 0 ? pauseOf(context, terms.classId, target) : 0
  if (pauseMs > 0) return { retryAfterMs: pauseMs }
  return unlessReverted(
    async () => {
      await sendStep(`delivery/${record.id}/draw`, [roster.round, target], (intent) =>
        network.council.send.draw([terms, record.delivery, roster], { by: sender, intent }),
      )
      return { retryAfterMs: retryMs }
    },
    async (error) => {
      if (error.details.error !== 'NoFreeSeats' || decidesAt === undefined) throw error
      await context.wantBlock({ timestamp: decidesAt + 1 })
      const leftMs = Math.max(0, (decidesAt + 1) * 1000 - nowMs())
      const pauseMs = Math.min(maxDrawWaitMs, (terms.rules.waitSeconds * 1000) / drawsWhileWaiting)
      return { retryAfterMs: Math.max(500, Math.min(pauseMs, leftMs)) }
    },
  )
}

function pauseOf({ ledger }: RoleContext, classId: Hex, beacon: bigint): number {
  const undecided = ledger.busyCouncils(classId)
  if (undecided === 0) return 0
  const operators = new Set(ledger.nodes({ classId }).map(({ operator }) => operator)).size
  return drawPauseMs({ undecided, operators, age: BigInt(ledger.head.number) - beacon })
}

/**
 * Settles when the answers decide, and otherwise asks for more seats. Acceptance needs the ends of all pieces opened; where
 * others could still open them, a node that cannot waits until the time for it is over.
 */
async function settleAnswers(
  context: RoleContext,
  deliveryCase: DeliveryCase,
  roster: Roster,
  isStarved: boolean,
): Promise<Requeue> {
  const { record, terms, patienceSeconds } = deliveryCase
  const answers = answersOf(context, deliveryCase, roster)
  const isComplete = roster.seats.every(
    ({ state }, seat) => !isSitting({ state }) || enumName(answerKinds, answers[seat]!.kind) !== 'silent',
  )
  const due = isComplete && patienceSeconds === 0 ? 0 : roster.deadline + patienceSeconds
  const wait = due > 0 ? await waitUntil(context, due) : undefined
  if (wait) return wait
  const lateAt = roster.deadline + terms.rules.openSeconds
  const isLate = context.ledger.head.timestamp > lateAt
  const tally: CouncilAnswers = { deliveryId: record.id, roster, answers, isLate }
  const evidence = deliveryCase.evidence?.(roster)
  const plain = decideAnswers(countAnswers(tally), terms, isStarved)
  const opened = evidence ? decideAnswers(countAnswers({ ...tally, evidence }), terms, isStarved) : plain
  const agrees = answers.some(({ kind }) => enumName(answerKinds, kind) === 'agree')
  if (!evidence && agrees && !isLate && (plain === 'accepted' || plain === 'jury'))
    return (await waitUntil(context, lateAt + patienceSeconds)) ?? { retryAfterMs: retryMs }
  // opening shows later seats what they are to compute: only where it decides
  const shown = evidence && (opened !== plain || opened === 'accepted' || opened === 'jury') ? evidence : []
  if (opened === 'open') return addSeats(context, deliveryCase, roster, answers, shown)
  const { acceptance, acceptanceUntil = 0 } = deliveryCase
  if (opened === 'accepted' && acceptance === undefined && context.ledger.head.timestamp <= acceptanceUntil) {
    const patience = await waitUntil(context, acceptanceUntil)
    if (patience) return patience
  }
  return finalise(context, deliveryCase, roster, answers, shown)
}

async function addSeats(
  { network, sender }: RoleContext,
  { record, terms }: DeliveryCase,
  roster: Roster,
  answers: SeatAnswer[],
  evidence: Evidence[],
): Promise<Requeue> {
  await sendStep(`delivery/${record.id}/more`, [roster.round, answers, evidence], (intent) =>
    network.council.send.addSeats([terms, record.delivery, roster, answers, evidence], {
      by: sender,
      intent,
    }),
  )
  return { retryAfterMs: retryMs }
}

async function finalise(
  { network, sender }: RoleContext,
  { record, terms, bid, acceptance }: DeliveryCase,
  roster: Roster,
  answers: SeatAnswer[],
  evidence: Evidence[],
): Promise<Requeue> {
  await sendStep(`delivery/${record.id}/finalise`, [roster.round, answers, evidence, acceptance], (intent) =>
    network.council.send.finalise(
      [terms, bid, record.delivery, roster, answers, evidence, acceptance ?? '0x'],
      { by: sender, intent },
    ),
  )
  return { retryAfterMs: retryMs }
}

/** The answer of each seat: as posted on the chain, where it binds, or as sent to this node. */
function answersOf({ ledger }: RoleContext, { record, answers }: DeliveryCase, roster: Roster): SeatAnswer[] {
  const bound = new Map(ledger.boundAnswers(record.id).map(({ seat, ...answer }) => [seat, answer]))
  return roster.seats.map((_, seat) => {
    const onChain = bound.get(seat)
    return onChain
      ? { ...onChain, kind: enumCode(answerKinds, onChain.kind), r: zeroHash, vs: zeroHash }
      : (answers?.get(seat) ?? noAnswer)
  })
}
