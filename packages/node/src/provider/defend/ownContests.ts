import type { Hex, Terms } from '@muster-network/chain'
import { deliveryOutcomes, enumName } from '@muster-network/core'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { bondToContest } from '../../settle/contestDelivery.ts'

/** Whether we lost the last contest about our own work that we opened and a jury decided. */
export function isLastContestLost(ledger: Ledger, me: Hex): boolean {
  const decided = ledger
    .eventsNamed('disputes', 'Resolved')
    .filter(({ args: { deliveryId, segment, ruling } }) => {
      const outcome = enumName(deliveryOutcomes, ruling)
      const isDecided = outcome === 'paid' || outcome === 'fraud'
      const executor = ledger.delivery(deliveryId)?.delivery.executor
      return isDecided && isSame(executor, me) && isSame(challengerOf(ledger, deliveryId, segment), me)
    })
    .at(-1)
  return decided !== undefined && enumName(deliveryOutcomes, decided.args.ruling) === 'fraud'
}

/** The bonds that we put up for a delivery; 0 if only others contested it, or nobody. */
export function ownBondOn(ledger: Ledger, ledgerDelivery: LedgerDelivery, terms: Terms, me: Hex): bigint {
  if (!ledgerDelivery.settlement) return 0n
  const own = ledger.disputes(ledgerDelivery.id).filter(({ challenger }) => isSame(challenger, me))
  return BigInt(own.length) * bondToContest(ledgerDelivery.settlement, terms.rules)
}

function challengerOf(ledger: Ledger, deliveryId: Hex, segment: bigint): Hex | undefined {
  return ledger.disputes(deliveryId).find((each) => each.segment === segment)?.challenger
}

function isSame(one: Hex | undefined, other: Hex): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
