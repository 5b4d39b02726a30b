import { type Bid, type Rules, type Settlement, type Terms, zeroHash } from '@muster-network/chain'
import { deliveryStages, doubts, enumName } from '@muster-network/core'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { approveBond } from './approveBond.ts'
import { inDispute } from './inDispute.ts'

/** Returns the bond that contesting takes: none where only a majority of the seats decided, or nobody. */
export function bondToContest(
  { doubt, stage }: Pick<Settlement, 'doubt' | 'stage'>,
  { disputeBond }: Pick<Rules, 'disputeBond'>,
): bigint {
  const isFree = enumName(doubts, doubt) === 'majority' || enumName(deliveryStages, stage) === 'undecided'
  return isFree ? 0n : disputeBond
}

export type Contest = {
  record: Pick<LedgerDelivery, 'id' | 'delivery' | 'contested'>
  settlement: Settlement
  terms: Terms
  bid: Bid
  segment: bigint
}

/**
 * Contests a delivery, so that the jury rules on it, and pays the bond. Used by the owner and by an executor that
 * defends its work. The same contest is sent once, also after a restart.
 *
 * @throws CHAIN_*
 */
export async function contestDelivery(context: RoleContext, contest: Contest) {
  const { network, sender } = context
  const { record, terms, bid, segment } = contest
  // the market marks a delivery with its first contest
  const settlement = record.contested ? { ...contest.settlement, until: inDispute } : contest.settlement
  const bond = bondToContest(settlement, terms.rules)
  if (bond > 0n) await approveBond(context, network.addresses.disputes, bond)
  return sendStep(`delivery/${record.id}/contest`, [settlement, segment], (intent) =>
    network.disputes.send.contest([terms, bid, record.delivery, settlement, segment, zeroHash], {
      by: sender,
      intent,
    }),
  )
}
