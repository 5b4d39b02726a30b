import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/**
 * Returns the number of listed nodes of a task's class that have neither bid nor declined. Nodes of the client itself are left
 * out: a client cannot bid on its own task.
 */
export function unansweredNodes(
  { ledger, books, refusals }: Pick<ClientContext, 'ledger' | 'books' | 'refusals'>,
  { taskId, terms }: Pick<ClientTask, 'taskId' | 'terms'>,
): number {
  const own = [terms.client.toLowerCase(), terms.signer.toLowerCase()]
  const bidders = new Set(
    books
      .of(taskId)
      .all()
      .map(({ bid }) => bid.node.toLowerCase()),
  )
  return ledger
    .nodes({ classId: terms.classId })
    .filter(({ operator }) => !own.includes(operator.toLowerCase()))
    .filter(({ id, facts }) => !bidders.has(id.toLowerCase()) && !refusals.has(taskId, peerOf(facts.peerKey)))
    .length
}
