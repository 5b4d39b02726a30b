import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { inspectReplicas } from '../../replicas/inspectReplicas.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { type Assignment, assignmentName } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { currentRun } from '../states/readStates.ts'

const retryMs = 2_000

/**
 * Compares our replica with the others as the jury will. Returns undefined when the jury must accept ours; otherwise when to
 * retry, or `over` with the reason.
 */
export async function compareOwnReplica(
  provider: Provider,
  {
    assignment,
    ledgerDelivery,
    terms,
  }: { assignment: Assignment; ledgerDelivery: LedgerDelivery; terms: Terms },
  signal: AbortSignal,
): Promise<Requeue | { over: string }> {
  const { context } = provider
  const name = `own-replica-${assignmentName(assignment)}`
  const outcome = await (await currentRun(provider, assignment))?.wait()
  if (outcome?.kind !== 'finished') return { over: 'our result is gone' }
  const own = {
    dir: outcome.result.dir,
    manifest: assignment.work!.manifest,
    comparator: path.join(folderOf(provider, assignment), 'work', partFiles.equivalence),
  }
  const { verdict, distances, missing } = await inspectReplicas(context, {
    delivery: ledgerDelivery.delivery,
    terms,
    executor: provider.checker,
    name,
    own,
    signal,
  })
  if (verdict !== 'same' && missing.length > 0) return { retryAfterMs: retryMs }
  await context.blobs.removeTask(name)
  return verdict === 'same' ? undefined : { over: `${verdict} (${distances.length} replicas seen)` }
}
