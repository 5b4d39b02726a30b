import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { isBacked } from '../../task/lockOf.ts'
import type { Assignment } from '../Assignment.ts'
import { ownBondOn } from '../defend/ownContests.ts'
import { stakeOn } from '../defend/stakeOn.ts'

/** Writes to the journal how a delivery ended, and every amount that was paid or lost with it. */
export function noteOutcome(
  { ledger, sender, note }: RoleContext,
  ledgerDelivery: LedgerDelivery,
  { bid }: Assignment,
  terms: Terms,
): void {
  const { delivery, settlement, outcome } = ledgerDelivery
  const { taskId, part } = delivery
  note(taskId, { step: 'settled', part, outcome })
  const amount = settlement?.paid ?? 0n
  if (amount > 0n) note(taskId, { step: 'paid', part, amount })
  const bond = ownBondOn(ledger, ledgerDelivery, terms, sender.address)
  const bondStep = outcome === 'fraud' ? 'bondLost' : 'bondReturned'
  if (bond > 0n) note(taskId, { step: bondStep, part, amount: bond })
  if (outcome !== 'fraud') return
  // a second proof finds the surety gone
  const lost = isBacked(terms, bid)
    ? ledger.suretyLostWith(ledgerDelivery.id)
    : stakeOn(delivery, bid, terms).lockWei
  if (lost > 0n) note(taskId, { step: 'stakeLost', part, amount: lost })
}
