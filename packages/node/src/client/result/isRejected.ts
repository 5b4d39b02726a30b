import type { LedgerDelivery } from '../../ledger/Ledger.ts'

const rejected = 3
const [open, fraud, empty] = [0, 2, 4]

/** Whether a delivery was found wrong, or rests on one that was: its part is thrown back, and made by somebody else. */
export function isRejected({ outcome, settlement }: Pick<LedgerDelivery, 'outcome' | 'settlement'>): boolean {
  if (outcome === open) return settlement?.stage === rejected
  return outcome === fraud || outcome === empty
}
