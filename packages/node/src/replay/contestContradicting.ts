import type { Bid, Hex, Terms } from '@muster-network/chain'
import { awardedBidOf } from '../ledger/awardedBidOf.ts'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import { comparedReplicas } from '../replicas/comparedReplicas.ts'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'
import { contestDelivery } from '../settle/contestDelivery.ts'
import { judgesOf } from './jurorsOf.ts'

/** Returns the bid of the assignment that made a delivery. */
type BidOf = (record: LedgerDelivery) => Promise<Bid | undefined>

/** A replica has one segment. */
const wholeReplica = 0n
const retryMs = 500

/**
 * Contests the replicas that contradict another replica of the same part, where all honest ones are equal. Its executor says that
 * it is right; then the others are wrong, also those that most agree on, and the jury runs the work once for all of them. No
 * bond is needed. Settles those that nobody has settled: two friends in league would wait until nobody looks any more. Returns
 * when to retry, or undefined when nothing is left to contest.
 */
export async function contestContradicting(
  context: RoleContext,
  terms: Terms,
  claimed: { taskId: Hex; part: number },
  bidOf: BidOf = (record) => awardedBidOf(context, record.delivery),
): Promise<Requeue> {
  if (!terms.exact) return undefined
  const { ledger } = context
  const replicas = comparedReplicas(ledger, terms, claimed)
  const result = replicas.find(({ part }) => part === claimed.part)?.result
  if (result === undefined) return undefined
  let next: Requeue
  for (const replica of replicas) {
    // the comparison itself rejects a replica that was never opened
    if (replica.result === undefined || replica.result === result || !replica.isOpen) continue
    if (await contestOrSettle(context, terms, ledger.delivery(replica.deliveryId)!, bidOf))
      next = { retryAfterMs: retryMs }
  }
  return next
}

/** Takes the next step towards a contest; returns whether another one may follow. */
async function contestOrSettle(
  context: RoleContext,
  terms: Terms,
  record: LedgerDelivery,
  bidOf: BidOf,
): Promise<boolean> {
  const { network, sender, ledger } = context
  const { id, delivery, settlement, stage } = record
  if (record.contested || stage === 'rejected') return false
  if (settlement && ledger.head.timestamp > settlement.until) return false
  if (judgesOf(ledger, record, terms, { challenger: sender.address }).length === 0) return false
  const bid = await bidOf(record)
  if (!bid) return false
  return unlessReverted(
    async () => {
      if (settlement) {
        await contestDelivery(context, { record, settlement, terms, bid, segment: wholeReplica })
        context.note(delivery.taskId, { step: 'contested', part: delivery.part, deliveryId: id })
        return false
      }
      await sendStep(`delivery/${id}/settle`, '0x', (intent) =>
        network.replicas.send.settle([terms, bid, delivery, '0x'], { by: sender, intent }),
      )
      return true
    },
    // another node was first
    () => true,
  )
}

/** Returns the replicas of a part whose own executors say before the jury that they are right. */
export function claimedReplicas(
  context: Pick<RoleContext, 'ledger'>,
  terms: Terms,
  part: { taskId: Hex; part: number },
): { taskId: Hex; part: number }[] {
  const { ledger } = context
  return comparedReplicas(ledger, terms, part)
    .filter(({ deliveryId, executor }) =>
      ledger
        .disputes(deliveryId)
        .some(({ challenger }) => challenger.toLowerCase() === executor.toLowerCase()),
    )
    .map((replica) => ({ taskId: part.taskId, part: replica.part }))
}
