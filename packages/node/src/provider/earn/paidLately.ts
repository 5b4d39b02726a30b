import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

const daySeconds = 86_400

/** What all machines of a class together were paid for work in the day before `now` (seconds), and how many are listed. */
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
    // in the order in which they were delivered
    if (delivery.deliveredAt < now - daySeconds) break
    paidWei += settlement?.paid ?? 0n
  }
  const machines = ledger.nodes().filter((node) => node.listed && node.classId === classId).length
  return { paidWei, machines }
}
