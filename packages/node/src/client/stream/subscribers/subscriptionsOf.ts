import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../../ledger/Ledger.ts'
import { type LedgerSubscription, subscriptionOf } from '../../../ledger/streamRows.ts'

/** Returns all subscriptions of a stream, also of providers that have left. */
export function subscriptionsOf(ledger: Pick<Ledger, 'database'>, streamId: Hex): LedgerSubscription[] {
  return ledger.database
    .prepare('SELECT * FROM subscription WHERE stream_id = ? ORDER BY provider')
    .all(streamId.toLowerCase())
    .map(subscriptionOf)
}
