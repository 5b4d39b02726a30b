import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { logicalPart } from '../../task/logicalPart.ts'
import { wholeRunOf } from '../../task/runSpecOf.ts'
import { type Assignment, assignmentName } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'

/**
 * Pulls the container image from its registry while the part can still be declined free of charge. Image archives come with
 * the part's data and are checked when the run starts.
 *
 * @throws EXEC_REFUSED for an image that the client has to fix, EXEC_IMAGE_UNREACHABLE
 */
export async function prepareImage(
  provider: Provider,
  assignment: Assignment,
  terms: Terms,
  signal: AbortSignal,
): Promise<void> {
  const { manifest } = assignment.work!
  if (manifest.container?.image === undefined) return
  const paths = {
    runId: assignmentName(assignment),
    folder: path.join(folderOf(provider, assignment), 'work'),
  }
  const { program } = wholeRunOf(manifest, logicalPart(terms, assignment.part), paths)
  const prepared = await provider.executor.prepare(program, { signal })
  if (!prepared.ok) throw new MusterError('EXEC_REFUSED', prepared.reasons.join('; '))
}
