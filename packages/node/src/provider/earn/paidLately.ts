import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

const daySeconds = 86_400

/** Total pay of a class in the 24 hours before `now` (seconds), and the number of its listed machines. */
export function paidLately(ledger: Ledger, classId: Hex, now: number): { paidWei: bigint; machines: number } {
  const rows = ledger.database
    .prepare(
      `SELECT delivery.id AS id FROM delivery JOIN task ON task.id = delivery.task_id
       WHERE task.class_id = ? AND delivery.settlement IS NOT NULL ORDER BY delivery.rowid DESC`,
    )
    .iterate(classId) as Iterable<{ id: string }>
  let paidWei = 0n
  for (const { id } of rows) {
    const { delivery, settlement } = ledger.delivery(id)!
    // rows are in the order of delivery
    if (delivery.deliveredAt < now - daySeconds) break
    paidWei += settlement?.paid ?? 0n
  }
  const machines = ledger.nodes().filter((node) => node.listed && node.classId === classId).length
  return { paidWei, machines }
}
