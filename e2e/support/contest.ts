import type { Hex } from '@muster-network/chain'
import { awardedBidOf, contestDelivery, type RoleContext } from '@muster-network/node'

/** Contests a delivery that is settled, from this account, with whatever bond that takes. */
export async function contest(context: RoleContext, deliveryId: Hex): Promise<void> {
  const held = context.ledger.delivery(deliveryId)!
  const { terms } = context.ledger.task(held.delivery.taskId)!
  const bid = await awardedBidOf(context, held.delivery)
  await contestDelivery(context, { held, settlement: held.settlement!, terms, bid: bid!, segment: 0n })
}
