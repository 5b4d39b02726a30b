import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { ownBondOn } from './ownContests.ts'
import { stakeOn } from './stakeOn.ts'

/** Outcome of the contracts. */
const fraud = 2

/** Tells the owner how a delivery ended, and every amount that came or went with it. */
export function noteOutcome(
  { ledger, sender, note }: RoleContext,
  held: LedgerDelivery,
  { bid }: Tenure,
  terms: Terms,
): void {
  const { delivery, settlement, outcome } = held
  const { taskId, part } = delivery
  note(taskId, 'settled', { part, outcome })
  const amount = settlement?.paid ?? 0n
  if (amount > 0n) note(taskId, 'paid', { part, amount })
  const bond = ownBondOn(ledger, held, terms, sender.address)
  if (bond > 0n) note(taskId, outcome === fraud ? 'bond lost' : 'bond returned', { part, amount: bond })
  if (outcome === fraud) note(taskId, 'stake lost', { part, amount: stakeOn(delivery, bid, terms).lockWei })
}
