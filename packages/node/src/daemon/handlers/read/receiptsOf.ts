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

/** Lists the transactions of a task, with a description. */
export function receiptsOf(task: TaskView, events: readonly LedgerEvent[]): Receipt[] {
  return events.flatMap((event) => {
    const { name, transactionHash, block, at, args, deliveryId } = event
    const what = receiptWords[name]
    if (what === undefined) return []
    const delivered = task.parts.flatMap((each) => each.deliveries).find(({ id }) => id === deliveryId)
    const part = 'part' in args ? args.part : (delivered?.delivery.part ?? null)
    const amountWei =
      name === 'TaskPosted' ? -task.escrow : event.name === 'PartEnded' ? event.args.refund : null
    return [{ what, txHash: transactionHash, blockNumber: block, atMs: at * 1000, part, amountWei }]
  })
}
