import type { Hex } from '@muster-network/chain'
import { isMe, type Provider } from '../Provider.ts'
import type { BidRecord } from './BidRecord.ts'

/** A bid in the owner's view. */
export type BidView = {
  taskId: Hex
  atMs: number
  outcome: 'standing' | 'won' | 'lost' | 'refused'
  /** Undefined when we did not bid. */
  price: bigint | undefined
  reasons: { reason: string; why: string }[]
  /** Parts that we won. */
  parts: number[]
}

export function bidViews(
  provider: Provider,
  records: readonly { id: string; value: BidRecord }[],
): BidView[] {
  const { ledger } = provider.context
  return records.map(({ value: { taskId, atMs, bid, reasons = [] } }) => {
    const won = provider.assignments.under(`${taskId}/`).map(({ value }) => value.part)
    const others = ledger.parts(taskId).filter((part) => part.executor && !isMe(provider, part.executor))
    const isOver = ledger.task(taskId)?.status !== 'bidding'
    const outcome = won.length > 0 ? 'won' : reasons.length > 0 ? 'refused' : isOver ? 'lost' : 'standing'
    const winners = [...new Set(others.map(({ executor }) => executor!))]
    return {
      taskId,
      atMs,
      outcome,
      price: bid?.price,
      reasons:
        outcome === 'lost'
          ? [{ reason: 'outbid', why: `awarded to ${winners.join(', ') || 'nobody'}` }]
          : reasons,
      parts: [...new Set(won)],
    }
  })
}
