import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'

/**
 * When, by the chain's clock, a part may be expired by anyone at the earliest. The contracts know better, such as how
 * long a part that fell open may still be awarded; who asks too early is refused without cost.
 */
export function expiresAt(part: LedgerPart, { terms, bidUntil }: LedgerTask): number | undefined {
  switch (part.status) {
    case 'Running':
      return (part.awardedAt ?? 0) + terms.runSeconds
    case 'Unawarded':
      return bidUntil + terms.rules.awardSeconds
    case 'Open':
      return (part.awardedAt ?? 0) + terms.rules.awardSeconds
    default:
      return undefined
  }
}
