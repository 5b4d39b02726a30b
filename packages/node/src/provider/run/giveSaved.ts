import type { Terms } from '@muster-network/chain'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { giveState } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'
import { cancelledBps } from './cancelledBps.ts'

/** The client fetches all of it within the call. */
const giveTimeoutMs = 300_000

/**
 * Gives the client what our run in one piece has saved last, for whoever may have to take it over. Nothing is signed, and nothing
 * is paid for it: so a client that often cancels such work while it runs gets none, by the owner's own limit.
 *
 * @throws what the client refuses with, NET_*
 */
export async function giveSaved(
  { context, tenures, settings }: Provider,
  given: Tenure,
  terms: Terms,
  signal?: AbortSignal,
): Promise<void> {
  const key = tenureKey(given)
  const tenure = tenures.get(key)
  if (!tenure?.saved || tenure.saved.given) return
  if (cancelledBps(context.ledger, terms.client) > settings().worstClientBreachBps) return
  const { taskId, part, number } = tenure
  const { state } = tenure.saved
  await context.peer.call(
    peerOf(terms.peer),
    giveState,
    { taskId, part, tenure: number, state },
    { timeoutMs: giveTimeoutMs, ...(signal && { signal }) },
  )
  context.note(taskId, 'checkpoint given', { part, units: state.units })
  // a newer one may have been saved meanwhile
  tenures.change(key, (held) =>
    held.saved?.state.blob === state.blob ? { ...held, saved: { state, given: true } } : held,
  )
}
