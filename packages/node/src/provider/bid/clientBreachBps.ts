import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

/** The share, in 1/10,000, of a client's tasks in which it provably omitted a better bid. */
export function clientBreachBps(ledger: Ledger, client: Hex): number {
  const row = ledger.database
    .prepare(
      `SELECT COUNT(*) AS tasks,
         COUNT((SELECT 1 FROM event WHERE event.task_id = task.id AND name = 'LockForfeited' LIMIT 1)) AS broken
       FROM task WHERE client = ?`,
    )
    .get(client.toLowerCase()) as { tasks: number; broken: number }
  return row.tasks === 0 ? 0 : Math.round((row.broken * 10_000) / row.tasks)
}
