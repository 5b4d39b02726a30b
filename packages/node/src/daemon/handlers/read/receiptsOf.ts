import type { Receipt } from '@muster-network/api'
import type { TaskView } from '../../../client/TaskView.ts'
import type { LedgerEvent } from '../../../ledger/Ledger.ts'

const receiptWords: Readonly<Record<string, string>> = {
  TaskPosted: 'posted, deposit escrowed',
  TaskExtended: 'time to bid extended',
  PartAwarded: 'awarded',
  PartDeclined: 'declined',
  PartCut: 'cut',
  Delivered: 'delivered',
  Drawn: 'council drawn',
  Settled: 'settled',
  Closed: 'closed',
  PartEnded: 'part ended, rest refunded',
  TaskEnded: 'ended',
  Contested: 'contested',
  Resolved: 'dispute resolved',
  Replaced: 'executor replaced',
}

/** The transactions about a task, in words. */
export function receiptsOf(task: TaskView, events: readonly LedgerEvent[]): Receipt[] {
  return events.flatMap(({ name, transactionHash, block, at, args, deliveryId }) => {
    const what = receiptWords[name]
    if (what === undefined) return []
    const delivered = task.parts.flatMap((each) => each.deliveries).find(({ id }) => id === deliveryId)
    const part = typeof args.part === 'number' ? args.part : (delivered?.delivery.part ?? null)
    const amountWei =
      name === 'TaskPosted' ? -task.escrow : name === 'PartEnded' ? (args.refund as bigint) : null
    return [{ what, txHash: transactionHash, blockNumber: block, atMs: at * 1000, part, amountWei }]
  })
}
