import type { LedgerDelivery } from '../../ledger/Ledger.ts'

/** Whether a delivery was rejected, or depends on a rejected one: its part is awarded again. */
export function isRejected({ outcome, stage }: Pick<LedgerDelivery, 'outcome' | 'stage'>): boolean {
  if (outcome === 'open') return stage === 'rejected'
  return outcome === 'fraud' || outcome === 'void'
}
