import type { LedgerDelivery } from '../../../ledger/Ledger.ts'

/** Outcome of the contracts: work that was found wrong, or was built on such, is not paid. */
const unpaid = [2, 4]

/** What deliveries cost the client so far: the work, and the council that checked it. */
export function paidOf(deliveries: readonly LedgerDelivery[]): { workWei: bigint; checkWei: bigint } {
  const settled = deliveries.filter((each) => each.settlement && !unpaid.includes(each.outcome))
  const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n)
  return {
    workWei: sum(settled.map((each) => each.settlement!.paid)),
    checkWei: sum(settled.map((each) => each.settlement!.fees)),
  }
}
