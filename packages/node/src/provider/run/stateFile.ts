import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { CheckpointSource } from '@muster-network/executors'
import { runSpecOf } from '../../task/runSpecOf.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { onlyFile } from '../stage/stagePart.ts'
import { logicalPart } from '../stage/takeWork.ts'
import { type Tenure, tenureName } from '../tenure/Tenure.ts'
import type { States } from './Stretch.ts'

/**
 * The whole state after a number of segments: from the disk, or computed once more from the nearest one that was kept.
 * `done` removes what was made for it.
 *
 * @throws NET_BLOB_MISSING when it cannot be had, EXEC_*
 */
export async function stateFile(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  states: States,
  index: number,
): Promise<{ file: string; done(): Promise<void> }> {
  const wanted = states.get(index)
  if (!wanted) throw new MusterError('NET_BLOB_MISSING', `there is no state after segment ${index}`)
  if (wanted.checkpoint) return { file: wanted.checkpoint, done: async () => {} }
  const { manifest, sealedKey } = tenure.work!
  const key = await provider.keys.open(tenure.taskId, tenure.part, sealedKey)
  const spec = runSpecOf(manifest, logicalPart(terms, tenure.part), {
    runId: `state-${tenureName(tenure)}-${index}`,
    folder: path.join(folderOf(provider, tenure), 'work'),
    key,
  })
  const from = await nearest(provider, tenure, states, index, key)
  const run = await provider.executor.start({
    ...spec,
    untilUnits: BigInt(index) * spec.segmentUnits,
    ...(from && { from }),
  })
  const outcome = await run.wait()
  if (outcome.kind !== 'cut' || outcome.checkpoint.digest !== wanted.digest) {
    await run.remove()
    throw new MusterError('NET_BLOB_MISSING', `the state after segment ${index} could not be made again`)
  }
  return { file: outcome.checkpoint.path, done: () => run.remove() }
}

async function nearest(
  provider: Provider,
  tenure: Tenure,
  states: States,
  index: number,
  key: Buffer,
): Promise<CheckpointSource | undefined> {
  const { from } = tenure.work!
  const first = from?.segments ?? 0
  for (let before = index - 1; before > first; before--) {
    const { checkpoint, digest } = states.get(before) ?? {}
    if (checkpoint && digest) return { path: checkpoint, key, digest }
  }
  if (!from) return undefined
  const file = await onlyFile(path.join(folderOf(provider, tenure), 'state'))
  return { path: file, key, digest: from.state.digest.slice(2) }
}
