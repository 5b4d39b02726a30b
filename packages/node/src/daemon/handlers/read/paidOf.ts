import type { DeliveryOutcome } from '@muster-network/core'
import type { LedgerDelivery } from '../../../ledger/Ledger.ts'

/** Outcomes without pay: the work was found wrong, or was built on wrong work. */
const unpaid: readonly DeliveryOutcome[] = ['fraud', 'void']

/** Returns what deliveries cost the client so far: the work, and the council that checked it. */
export function paidOf(deliveries: readonly LedgerDelivery[]): { workWei: bigint; checkWei: bigint } {
  const settled = deliveries.filter((each) => each.settlement && !unpaid.includes(each.outcome))
  const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n)
  return {
    workWei: sum(settled.map((each) => each.settlement!.paid)),
    checkWei: sum(settled.map((each) => each.settlement!.fees)),
  }
}
