import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { wholeRunOf } from '../../task/runSpecOf.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { type Tenure, tenureName } from '../tenure/Tenure.ts'
import { logicalPart } from './takeWork.ts'

/**
 * Fetches an image that a registry holds, while the part can still be given back for nothing. Archives come with the data,
 * and are looked at when the run starts.
 *
 * @throws EXEC_REFUSED for what the client has to mend, EXEC_IMAGE_UNREACHABLE
 */
export async function prepareImage(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  signal: AbortSignal,
): Promise<void> {
  const { manifest } = tenure.work!
  if (manifest.container?.image === undefined) return
  const place = { runId: tenureName(tenure), folder: path.join(folderOf(provider, tenure), 'work') }
  const { program } = wholeRunOf(manifest, logicalPart(terms, tenure.part), place)
  const prepared = await provider.executor.prepare(program, { signal })
  if (!prepared.ok) throw new MusterError('EXEC_REFUSED', prepared.reasons.join('; '))
}
