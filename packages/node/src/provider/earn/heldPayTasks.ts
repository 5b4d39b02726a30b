import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

/** All-or-nothing tasks that have ended, in which an operator delivered something, and whose pay nobody released yet. */
export function heldPayTasks(ledger: Ledger, operator: Hex): Hex[] {
  return ledger.database
    .prepare(
      `SELECT id FROM task WHERE status = 'Ended' AND json_extract(terms, '$.allOrNothing')
       AND EXISTS (SELECT 1 FROM delivery WHERE task_id = task.id AND executor = ?1)
       AND NOT EXISTS (SELECT 1 FROM event WHERE task_id = task.id AND name = 'PayReleased'
         AND lower(json_extract(args, '$.to')) IN (?1, task.client))`,
    )
    .all(operator.toLowerCase())
    .map(({ id }) => id as Hex)
}
