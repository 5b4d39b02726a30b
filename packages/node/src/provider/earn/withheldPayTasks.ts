import { type Hex, parseHex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

/** Ended all-or-nothing tasks in which an operator delivered work and whose withheld pay was not released yet. */
export function withheldPayTasks(ledger: Ledger, operator: Hex): Hex[] {
  return ledger.database
    .prepare(
      `SELECT id FROM task WHERE status = 'ended' AND json_extract(terms, '$.allOrNothing')
       AND EXISTS (SELECT 1 FROM delivery WHERE task_id = task.id AND executor = ?1)
       AND NOT EXISTS (SELECT 1 FROM event WHERE task_id = task.id AND name = 'PayReleased'
         AND lower(json_extract(args, '$.to')) IN (?1, task.client))`,
    )
    .all(operator.toLowerCase())
    .map(({ id }) => parseHex(id))
}
