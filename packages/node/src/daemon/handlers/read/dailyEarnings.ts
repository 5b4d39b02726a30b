import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../../ledger/Ledger.ts'

const dayMs = 86_400_000
const shownDays = 30

/**
 * Returns an operator's pay of the last month by day, oldest first. The day is the one of the last settlement, since
 * an undecided delivery is settled again.
 */
export function dailyEarnings(
  ledger: Ledger,
  operator: Hex,
  nowMs: number,
): { dayMs: number; earnedWei: bigint }[] {
  const since = Math.floor(nowMs / dayMs) * dayMs - (shownDays - 1) * dayMs
  const rows = ledger.database
    .prepare(
      `SELECT MAX(event.at) AS at, json_extract(delivery.settlement, '$.paid.$bigint') AS wei
       FROM delivery JOIN event ON event.task_id = delivery.task_id AND event.delivery_id = delivery.id AND event.name = 'Settled'
       WHERE delivery.executor = ? AND delivery.outcome IN ('paid', 'neutral') AND event.at >= ?
       GROUP BY delivery.id ORDER BY MAX(event.number)`,
    )
    .all(operator.toLowerCase(), since / 1000)
  const days = new Map<number, bigint>()
  for (const { at, wei } of rows) {
    const day = Math.floor((Number(at) * 1000) / dayMs) * dayMs
    days.set(day, (days.get(day) ?? 0n) + BigInt(wei as string))
  }
  return [...days].map(([day, earnedWei]) => ({ dayMs: day, earnedWei }))
}
