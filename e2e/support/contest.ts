import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import { awardedBidOf, type RoleContext } from '@muster-network/node'

/** Contests a delivery that is settled, from this account, with whatever bond that takes. */
export async function contest(context: RoleContext, deliveryId: Hex): Promise<void> {
  const { network, sender, ledger } = context
  const { delivery, settlement } = ledger.delivery(deliveryId)!
  const { terms } = ledger.task(delivery.taskId)!
  const bid = await awardedBidOf(context, delivery)
  const token = bindContract(network.client, tokenAbi, network.addresses.token)
  const intent = `contest/${deliveryId}`
  await token.send.approve([network.addresses.disputes, terms.rules.disputeBond], {
    by: sender,
    intent: `${intent}/approve`,
  })
  const nothing: Hex = `0x${'0'.repeat(64)}`
  await network.disputes.send.contest([terms, bid!, delivery, settlement!, 0n, nothing], {
    by: sender,
    intent,
  })
}
