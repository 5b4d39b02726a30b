import type { Terms } from '@muster-network/chain'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { giveState } from '../../wire/calls.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { cancelledBps } from './cancelledBps.ts'

/** The client fetches the whole state within the call. */
const giveTimeoutMs = 300_000

/**
 * Sends the client the last saved state of our run in one piece, for an executor that may take over. The client signs no receipt
 * and pays nothing for it: so a client that cancels such work more often than the owner's limit allows gets no states.
 *
 * @throws the client's refusal, NET_*
 */
export async function sendSavedState(
  { context, assignments, settings }: Provider,
  current: Assignment,
  terms: Terms,
  signal?: AbortSignal,
): Promise<void> {
  const key = assignmentKey(current)
  const assignment = assignments.get(key)
  if (!assignment?.saved || assignment.saved.isSent) return
  if (cancelledBps(context.ledger, terms.client) > settings().worstClientBreachBps) return
  const { taskId, part, number } = assignment
  const { state } = assignment.saved
  await context.peer.call(
    peerOf(terms.peer),
    giveState,
    { taskId, part, assignment: number, state },
    { timeoutMs: giveTimeoutMs, ...(signal && { signal }) },
  )
  context.note(taskId, { step: 'checkpointSent', part, units: state.units })
  // a newer state may have been saved meanwhile
  assignments.change(key, (record) =>
    record.saved?.state.blob === state.blob ? { ...record, saved: { state, isSent: true } } : record,
  )
}
