import type { Hex, Terms } from '@muster-network/chain'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { bondToContest } from '../../settle/contestDelivery.ts'

/** Outcomes of the contracts that a panel decides by. */
const [paid, fraud] = [1, 2]

/** Whether the last of our own contests about our own work that the panel decided was lost. */
export function isLastContestLost(ledger: Ledger, me: Hex): boolean {
  const decided = ledger
    .eventsNamed('disputes', 'Resolved')
    .filter(({ deliveryId, args }) => {
      const held = deliveryId && ledger.delivery(deliveryId)
      const isDecided = args.outcome === paid || args.outcome === fraud
      return held && isDecided && isSame(held.delivery.executor, me) && isSame(challengerOf(ledger, held), me)
    })
    .at(-1)
  return decided?.args.outcome === fraud
}

/** The bond that we bet on a delivery; 0 where another contested it, or nobody. */
export function ownBondOn(ledger: Ledger, held: LedgerDelivery, terms: Terms, me: Hex): bigint {
  if (!held.settlement || !isSame(challengerOf(ledger, held), me)) return 0n
  return bondToContest(held.settlement, terms.rules)
}

function challengerOf(ledger: Ledger, { id, delivery }: LedgerDelivery): Hex | undefined {
  const contested = ledger.eventsOfTask(delivery.taskId, 'Contested').find((each) => each.deliveryId === id)
  return contested?.args.challenger as Hex | undefined
}

function isSame(one: Hex | undefined, other: Hex): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
