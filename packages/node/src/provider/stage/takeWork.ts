import { type Hex, sealedLeaf, type Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { unwrapKey } from '@muster-network/p2p'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { whyNotTheWork } from '../../task/whyNotTheWork.ts'
import { takePart } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'

/**
 * Asks the client for the key to our part, and where to go on. What it hands over must be what was posted, and a state
 * must be the one at which the part stands: nobody can have us work on something that will not be paid.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function takeWork(
  { context, keys }: Provider,
  tenure: Tenure,
  terms: Terms,
  standing: LedgerPart,
  signal: AbortSignal,
): Promise<NonNullable<Tenure['work']>> {
  const { taskId, part } = tenure
  const handed = await context.peer.call(
    peerOf(terms.peer),
    takePart,
    { taskId, part },
    { signal, timeoutMs: 10_000 },
  )
  const { manifest, from, wrappedKey, saves } = handed
  const why = whyNotTheWork(manifest, terms)
  if (why) throw new MusterError('PROVIDER_WRONG_WORK', `the work handed over cannot be taken: ${why}`)
  checkStart(standing, from)
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

/** Copies of a part run the same work. */
export function logicalPart(terms: Terms, part: number): number {
  return Math.floor(part / terms.copies)
}

/** The leaf at which a part stands; none at its beginning, which the chain also writes as zero. */
export function leafOfPart({ leaf }: LedgerPart): Hex | undefined {
  return leaf === undefined || BigInt(leaf) === 0n ? undefined : leaf
}

function checkStart(standing: LedgerPart, from: NonNullable<Tenure['work']>['from']): void {
  const leaf = from && sealedLeaf(from.state)
  if (leafOfPart(standing) !== leaf || (from && from.state.units !== standing.units))
    throw new MusterError('PROVIDER_WRONG_WORK', 'the state handed over is not where the part stands', {
      details: { stands: standing.leaf, handed: leaf },
    })
}
