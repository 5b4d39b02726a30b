import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { lookAtCopies } from '../../copies/lookAtCopies.ts'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { currentRun } from '../run/readStates.ts'
import { type Tenure, tenureName } from '../tenure/Tenure.ts'

const lookAgainMs = 2_000

/**
 * Looks at the other copies as the panel will. Undefined when ours is one that it must call good; else when to look again,
 * or why it is not.
 */
export async function doubtsAboutCopy(
  provider: Provider,
  tenure: Tenure,
  { delivery }: LedgerDelivery,
  terms: Terms,
  signal: AbortSignal,
): Promise<Next | { over: string }> {
  const { context } = provider
  const name = `own-copy-${tenureName(tenure)}`
  const outcome = await (await currentRun(provider, tenure))?.wait()
  if (outcome?.kind !== 'finished') return { over: 'our result is gone' }
  const own = {
    dir: outcome.result.dir,
    manifest: tenure.work!.manifest,
    judge: path.join(folderOf(provider, tenure), 'work', partFiles.equivalence),
  }
  const { verdict, distances, missing } = await lookAtCopies(context, {
    delivery,
    terms,
    executor: provider.checker,
    name,
    own,
    signal,
  })
  if (verdict !== 'same' && missing.length > 0) return { againMs: lookAgainMs }
  await context.blobs.removeTask(name)
  return verdict === 'same' ? undefined : { over: `${verdict} (${distances.length} copies seen)` }
}
