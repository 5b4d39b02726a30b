import type { LedgerPart } from '../ledger/Ledger.ts'

/** Returns whether a replica is delivered or ended, so that it cannot change the comparison any more. */
export function isInOrEnded({ status }: LedgerPart): boolean {
  return status === 'delivered' || status === 'ending' || status === 'ended'
}
