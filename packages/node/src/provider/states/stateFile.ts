import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { CheckpointSource } from '@muster-network/executors'
import { logicalPart } from '../../task/logicalPart.ts'
import { runSpecOf } from '../../task/runSpecOf.ts'
import { onlyFile } from '../../task/stageBlob.ts'
import { type Assignment, assignmentName } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'
import type { States } from './SegmentRange.ts'

/**
 * Returns the file of the state after `index` segments: from the disk, or recomputed from the nearest stored state. `done` removes
 * temporary files.
 *
 * @throws NET_BLOB_MISSING when the state cannot be recomputed, EXEC_*
 */
export async function stateFile(
  provider: Provider,
  wanted: { assignment: Assignment; terms: Terms; states: States; index: number },
): Promise<{ file: string; done(): Promise<void> }> {
  const { assignment, terms, states, index } = wanted
  const state = states.get(index)
  if (!state) throw new MusterError('NET_BLOB_MISSING', `the state after segment ${index} was never recorded`)
  if (state.checkpoint) return { file: state.checkpoint, done: async () => {} }
  const { manifest, sealedKey } = assignment.work!
  const key = await provider.keys.open(assignment.taskId, assignment.part, sealedKey)
  const spec = runSpecOf(manifest, logicalPart(terms, assignment.part), {
    runId: `state-${assignmentName(assignment)}-${index}`,
    folder: path.join(folderOf(provider, assignment), 'work'),
    key,
  })
  const from = await nearest(provider, wanted, key)
  const run = await provider.executor.start({
    ...spec,
    untilUnits: BigInt(index) * spec.segmentUnits,
    ...(from && { from }),
  })
  const outcome = await run.wait()
  if (outcome.kind !== 'cut' || outcome.checkpoint.digest !== state.digest) {
    await run.remove()
    throw new MusterError('NET_BLOB_MISSING', `the state after segment ${index} could not be recomputed`)
  }
  return { file: outcome.checkpoint.path, done: () => run.remove() }
}

async function nearest(
  provider: Provider,
  { assignment, states, index }: { assignment: Assignment; states: States; index: number },
  key: Buffer,
): Promise<CheckpointSource | undefined> {
  const { from } = assignment.work!
  const first = from?.segments ?? 0
  for (let before = index - 1; before > first; before--) {
    const { checkpoint, digest } = states.get(before) ?? {}
    if (checkpoint && digest) return { path: checkpoint, key, digest }
  }
  if (!from) return undefined
  const file = await onlyFile(path.join(folderOf(provider, assignment), 'state'))
  return { path: file, key, digest: from.state.digest.slice(2) }
}
