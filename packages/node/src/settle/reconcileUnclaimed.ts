import type { Settlement } from '@muster-network/chain'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import type { DeliveryCase } from './DeliveryCase.ts'
import { waitUntil } from './waitUntil.ts'

/**
 * A cut from which another executor may have gone on, and which its own must still claim. An executor that has its states
 * claims it at once; once the time is over, the client keeps the unchecked state and receives the executor's price, and
 * anybody else has the part return to the state before it.
 */
export async function reconcileUnclaimed(
  context: RoleContext,
  { terms, bid, record, by }: DeliveryCase,
  { until }: Settlement,
): Promise<Requeue> {
  const { network, sender, ledger } = context
  const { id, delivery } = record
  const { taskId, part } = delivery
  if (by === 'executor' && ledger.head.timestamp <= until) {
    await sendStep(`delivery/${id}/claim`, until, (intent) =>
      network.market.send.claim([terms, delivery, until], { by: sender, intent }),
    )
    context.note(taskId, { step: 'cutClaimed', part })
    return { retryAfterMs: 100 }
  }
  const isClient = by === 'client'
  const wait = await waitUntil(context, isClient ? until : until + terms.rules.awardSeconds)
  if (wait) return wait
  await sendStep(`delivery/${id}/lapse`, until, (intent) =>
    network.market.send.lapse([terms, bid, delivery, until, isClient], { by: sender, intent }),
  )
  context.note(taskId, { step: 'cutLapsed', part })
  return { retryAfterMs: 100 }
}
