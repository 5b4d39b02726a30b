import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'

/**
 * The earliest time, by the chain's clock, at which anyone may expire a part. The contracts may set a later one, such as for an
 * open part that can still be awarded; a call that is too early reverts at no cost.
 */
export function expiresAt(part: LedgerPart, { terms, bidUntil }: LedgerTask): number | undefined {
  switch (part.status) {
    case 'running':
      return (part.awardedAt ?? 0) + terms.runSeconds
    case 'unawarded':
      return bidUntil + terms.rules.awardSeconds
    case 'open':
      return (part.awardedAt ?? 0) + terms.rules.awardSeconds
    default:
      return undefined
  }
}
