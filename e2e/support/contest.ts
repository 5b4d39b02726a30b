import type { Hex } from '@muster-network/chain'
import { awardedBidOf, contestDelivery, type RoleContext } from '@muster-network/node'

/** Contests a delivery that is settled, from this account, with whatever bond that takes. */
export async function contest(context: RoleContext, deliveryId: Hex): Promise<void> {
  const record = context.ledger.delivery(deliveryId)!
  const { terms } = context.ledger.task(record.delivery.taskId)!
  const bid = await awardedBidOf(context, record.delivery)
  await contestDelivery(context, { record, settlement: record.settlement!, terms, bid: bid!, segment: 0n })
}
