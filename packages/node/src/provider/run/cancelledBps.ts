import type { Hex } from '@muster-network/chain'
import { checkModes, cutReasons, enumCode } from '@muster-network/core'
import type { Ledger } from '../../ledger/Ledger.ts'

/**
 * The share, in 1/10,000, of a client's awarded tasks in one piece in which it cancelled a running part. Such an executor was not
 * paid, although the client may have its saved states.
 */
export function cancelledBps(ledger: Ledger, client: Hex): number {
  const row = ledger.database
    .prepare(
      `SELECT COUNT(*) AS tasks,
         COUNT((SELECT 1 FROM event WHERE event.task_id = task.id AND name = 'PartCut'
           AND json_extract(args, '$.reason') = ? LIMIT 1)) AS cut
       FROM task WHERE client = ? AND awarded_at IS NOT NULL AND json_extract(terms, '$.how') <> ?`,
    )
    .get(enumCode(cutReasons, 'cancel'), client.toLowerCase(), enumCode(checkModes, 'replay')) as {
    tasks: number
    cut: number
  }
  return row.tasks === 0 ? 0 : Math.round((row.cut * 10_000) / row.tasks)
}
