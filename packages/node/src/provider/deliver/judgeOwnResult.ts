import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import type { RunOutcome } from '@muster-network/executors'
import { checkerRunOf } from '../../task/runSpecOf.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { checkRunId } from '../run/readStates.ts'
import { logicalPart } from '../stage/takeWork.ts'
import type { Tenure } from '../tenure/Tenure.ts'

/**
 * Runs the client's checker over our result, as the seats will: what it says decides whether the work is delivered at all,
 * and its end state is what the delivery commits to.
 *
 * @throws EXEC_*
 */
export async function judgeOwnResult(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  resultDir: string,
): Promise<RunOutcome> {
  const { manifest, sealedKey } = tenure.work!
  const home = folderOf(provider, tenure)
  const folder = path.join(home, 'work')
  const inputDir = checkFolder(provider, tenure)
  if (!existsSync(inputDir)) await layOut({ dataDir: path.join(folder, partFiles.data), resultDir }, inputDir)
  const run = await provider.checker.start(
    checkerRunOf(manifest, logicalPart(terms, tenure.part), {
      runId: checkRunId(tenure),
      folder,
      inputDir,
      key: await provider.keys.open(tenure.taskId, tenure.part, sealedKey),
    }),
  )
  return run.wait()
}

/** Where data and result are laid out for the checker. */
export function checkFolder(provider: Provider, tenure: Tenure): string {
  return path.join(folderOf(provider, tenure), 'check')
}

/** The folder that a checker sees as /in; complete, or not there. */
export async function layOut(
  { dataDir, resultDir }: { dataDir: string; resultDir: string },
  inputDir: string,
): Promise<void> {
  const staging = `${inputDir}.new`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await cp(dataDir, path.join(staging, 'data'), { recursive: true, verbatimSymlinks: true })
  await cp(resultDir, path.join(staging, 'result'), { recursive: true, verbatimSymlinks: true })
  await rename(staging, inputDir)
}
