import { type Terms, zeroHash } from '@muster-network/chain'
import type { LedgerDelivery, LedgerPart } from '../ledger/Ledger.ts'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import type { DeliveryCase } from './DeliveryCase.ts'
import { isInOrEnded } from './isInOrEnded.ts'
import { recordDraws } from './recordDraws.ts'
import { waitUntil } from './waitUntil.ts'

const notCompared = 0
/** Time for replicas to open their seals before another replica starts the deadline for it. */
const openingSeconds = 10
/** Replicas request the comparison in turn, so that only one of them pays for it. */
const turnSeconds = 4
const retryMs = 250

/** Returns the replicas of one part, in order. */
export function replicasOf(
  parts: readonly LedgerPart[],
  terms: Pick<Terms, 'replicas'>,
  part: number,
): LedgerPart[] {
  const logical = Math.floor(part / terms.replicas)
  return parts.filter((each) => Math.floor(each.part / terms.replicas) === logical)
}

/**
 * Takes the next step of a redundant replica: opens its seal when every replica is delivered or ended, requests the
 * comparison, and settles by its result.
 */
export async function reconcileReplicas(context: RoleContext, deliveryCase: DeliveryCase): Promise<Requeue> {
  const { record, terms, opening, patienceSeconds } = deliveryCase
  const { network, sender, ledger } = context
  const { delivery, id } = record
  const { taskId } = delivery
  const replicas = replicasOf(ledger.parts(taskId), terms, delivery.part)
  if (!replicas.every(isInOrEnded)) {
    if (deliveryCase.by === 'executor') await recordDraws(context, terms, replicas)
    return { retryAfterMs: 5_000 }
  }
  const part = BigInt(Math.floor(delivery.part / terms.replicas))
  const last = replicas.flatMap((each) => ledger.deliveries(taskId, each.part).at(-1) ?? [])
  const lastAt = Math.max(...last.map((each) => each.delivery.deliveredAt))
  if ((await network.replicas.read.stageOf([taskId, part])) !== notCompared)
    return settle(context, deliveryCase, lastAt)
  const isIn = ({ delivery }: LedgerDelivery) => ledger.part(taskId, delivery.part)?.status === 'delivered'
  const delivered = last.filter(isIn)
  const results = await Promise.all(delivered.map((each) => network.replicas.read.resultOf([each.id])))
  const turn = delivered.findIndex((each) => each.id === id)
  if (opening && results[turn] === zeroHash) {
    await sendStep(`delivery/${id}/open`, opening, (intent) =>
      network.replicas.send.open([terms, delivery, opening.result, opening.salt], { by: sender, intent }),
    )
    return { retryAfterMs: retryMs }
  }
  const isClosed = results.includes(zeroHash)
  const until = isClosed ? Number(await network.replicas.read.openUntil([taskId, part])) : 0
  const due = until || lastAt + (isClosed ? openingSeconds : 0) + turn * turnSeconds
  const wait = await waitUntil(context, due + patienceSeconds)
  if (wait) return { retryAfterMs: Math.min(wait.retryAfterMs, 1_000) }
  await sendStep(`task/${taskId}/replicas/${part}/compare`, [until, results], (intent) =>
    network.replicas.send.compare([terms, delivered.map((each) => each.delivery)], { by: sender, intent }),
  )
  return { retryAfterMs: retryMs }
}

/**
 * Settles a replica: accepted with the majority, rejected against it where results are exact, otherwise undecided, for the
 * jury or the client's acceptance.
 */
async function settle(context: RoleContext, deliveryCase: DeliveryCase, lastAt: number): Promise<Requeue> {
  const { record, terms, bid, acceptance, patienceSeconds } = deliveryCase
  const { network, sender } = context
  const { deliveredAt } = record.delivery
  const wait = patienceSeconds > 0 && (await waitUntil(context, deliveredAt + patienceSeconds))
  if (wait) return wait
  const { acceptanceUntil } = deliveryCase
  if (acceptance === undefined && acceptanceUntil !== undefined) {
    // the client decides which replicas it accepts only when the last one is delivered
    const patience = await waitUntil(context, lastAt + acceptanceUntil - deliveredAt)
    if (patience) return patience
  }
  await sendStep(`delivery/${record.id}/settle`, acceptance ?? '0x', (intent) =>
    network.replicas.send.settle([terms, bid, record.delivery, acceptance ?? '0x'], { by: sender, intent }),
  )
  return { retryAfterMs: retryMs }
}
