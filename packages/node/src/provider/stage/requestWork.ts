import { stateLeaf, stillRunning, type Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { unwrapKey } from '@muster-network/p2p'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { whyNotTheWork } from '../../task/whyNotTheWork.ts'
import { takePart } from '../../wire/calls.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { leafOfPart } from '../states/progressOf.ts'

/**
 * Requests the key and the start state of our part from the client. Rejects work that differs from the posted one and a start
 * state other than the part's committed one: nobody can make us run work that will not be paid.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function requestWork(
  { context, keys }: Provider,
  { assignment, terms, ledgerPart }: { assignment: Assignment; terms: Terms; ledgerPart: LedgerPart },
  signal: AbortSignal,
): Promise<NonNullable<Assignment['work']>> {
  const { taskId, part } = assignment
  const dispatched = await context.peer.call(
    peerOf(terms.peer),
    takePart,
    { taskId, part },
    { signal, timeoutMs: 10_000 },
  )
  const { manifest, from, wrappedKey, saves } = dispatched
  const why = whyNotTheWork(manifest, terms)
  if (why) throw new MusterError('PROVIDER_WRONG_WORK', `the dispatched work is not usable: ${why}`)
  // the chain has the start state of a part that we stand by for only once its cut is closed
  if (assignment.standsByUntilMs === undefined && !startsAt(ledgerPart, from))
    throw new MusterError(
      'PROVIDER_WRONG_WORK',
      'the dispatched start state is not the one that the part was committed to',
      { details: { committed: ledgerPart.leaf } },
    )
  const key = await unwrapKey(context.identity, `${taskId}/${part}`, wrappedKey)
  const sealedKey = await keys.seal(taskId, part, key)
  if (!saves) return { manifest, sealedKey, ...(from && { from }) }
  const stateKey = await unwrapKey(context.identity, `${taskId}/${part}/states`, saves.wrappedKey)
  const { newest } = saves
  return {
    manifest,
    sealedKey,
    saves: { sealedKey: await keys.seal(taskId, part, stateKey), ...(newest && { newest }) },
  }
}

/** Whether a start state is the one that the chain has committed the part to. */
export function startsAt(ledgerPart: LedgerPart, from: NonNullable<Assignment['work']>['from']): boolean {
  const leaf = from && stateLeaf({ ...from.state, end: stillRunning })
  return leafOfPart(ledgerPart) === leaf && (!from || from.state.units === ledgerPart.units)
}
