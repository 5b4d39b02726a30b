import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import type { RunOutcome } from '@muster-network/executors'
import { layOutCheck } from '../../task/layOutCheck.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import { checkerRunOf } from '../../task/runSpecOf.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import type { Assignment } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { checkerRunId } from '../states/readStates.ts'

/**
 * Runs the client's checker over our result, as the seats will. Its outcome decides whether the work is delivered at all, and the
 * delivery commits to its end state.
 *
 * @throws EXEC_*
 */
export async function checkOwnResult(
  provider: Provider,
  assignment: Assignment,
  terms: Terms,
  resultDir: string,
): Promise<RunOutcome> {
  const { manifest, sealedKey } = assignment.work!
  const home = folderOf(provider, assignment)
  const folder = path.join(home, 'work')
  const inputDir = checkFolder(provider, assignment)
  if (!existsSync(inputDir))
    await layOutCheck({ dataDir: path.join(folder, partFiles.data), resultDir }, inputDir)
  const run = await provider.checker.start(
    checkerRunOf(manifest, logicalPart(terms, assignment.part), {
      runId: checkerRunId(assignment),
      folder,
      inputDir,
      key: await provider.keys.open(assignment.taskId, assignment.part, sealedKey),
    }),
  )
  return run.wait()
}

/** The folder with data and result for the checker. */
export function checkFolder(provider: Provider, assignment: Assignment): string {
  return path.join(folderOf(provider, assignment), 'check')
}
