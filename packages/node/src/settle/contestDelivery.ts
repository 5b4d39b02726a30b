import type { Bid, Hex, Rules, Settlement, Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { allowBond } from './allowBond.ts'

const nothing: Hex = `0x${'0'.repeat(64)}`
/** Stage of the contracts, and the share that silence accepts where no check was bought. */
const undecided = 4
const allOfIt = 10_000

/** What contesting takes: nothing where the check itself left the question open. */
export function bondToContest(
  { stage, acceptedBps }: Pick<Settlement, 'stage' | 'acceptedBps'>,
  { disputeBond }: Pick<Rules, 'disputeBond'>,
): bigint {
  return stage === undecided && acceptedBps !== allOfIt ? 0n : disputeBond
}

export type Contest = {
  held: Pick<LedgerDelivery, 'id' | 'delivery'>
  settlement: Settlement
  terms: Terms
  bid: Bid
  segment: bigint
}

/**
 * Has the panel judge a delivery, with the bond that this takes: for the owner who asks for it and for an executor that
 * defends its work. The same contest is sent once, also across restarts.
 *
 * @throws CHAIN_*
 */
export async function contestDelivery(context: RoleContext, contest: Contest) {
  const { network, sender } = context
  const { held, settlement, terms, bid, segment } = contest
  const bond = bondToContest(settlement, terms.rules)
  if (bond > 0n) await allowBond(context, network.addresses.disputes, bond)
  return sendStep(`delivery/${held.id}/contest`, [settlement, segment], (intent) =>
    network.disputes.send.contest([terms, bid, held.delivery, settlement, segment, nothing], {
      by: sender,
      intent,
    }),
  )
}
