import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'
import { how } from '../../task/checkHow.ts'

/** CutReason of the contracts. */
const cancelled = 3

/**
 * Of the tasks that a client had awarded and that are paid whole or not at all, those in which it cancelled a part that ran. Its executor
 * had nothing for that; the client may have what was saved until then.
 */
export function cancelledBps(ledger: Ledger, client: Hex): number {
  const row = ledger.database
    .prepare(
      `SELECT COUNT(*) AS tasks,
         COUNT((SELECT 1 FROM event WHERE event.task_id = task.id AND name = 'PartCut'
           AND json_extract(args, '$.reason') = ? LIMIT 1)) AS cut
       FROM task WHERE client = ? AND awarded_at IS NOT NULL AND json_extract(terms, '$.how') <> ?`,
    )
    .get(cancelled, client.toLowerCase(), how.replay) as { tasks: number; cut: number }
  return row.tasks === 0 ? 0 : Math.round((row.cut * 10_000) / row.tasks)
}
