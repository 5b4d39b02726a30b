import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { cardsFor, hasCode, MusterError } from '@muster-network/core'
import type { CheckpointSource, Run } from '@muster-network/executors'
import { isCutIntoSegments } from '../../task/checkMode.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import { type RunPaths, runSpecOf, wholeRunOf } from '../../task/runSpecOf.ts'
import { onlyFile } from '../../task/stageBlob.ts'
import { type Assignment, assignmentKey, assignmentName, type RunGpus } from '../Assignment.ts'
import { freeCards } from '../offer/lentCards.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { currentRun, readStates } from '../states/readStates.ts'
import { furthestStored } from '../states/SegmentRange.ts'
import { stageSavedState, withoutSavedState } from './stageSavedState.ts'

/** Runs of one assignment after which its failures no longer count as accidents of this machine. */
const maxRuns = 8

/** Reserves GPUs for a run that needs some. They are recorded with the run, so no other run gets them. @throws EXEC_HOST */
function takeCards(provider: Provider, assignment: Assignment): { cards?: RunGpus } {
  const asked = assignment.work!.manifest.container?.gpu
  if (!asked) return {}
  const cards = cardsFor(freeCards(provider, assignment), asked)
  if (cards.length === 0) throw new MusterError('EXEC_HOST', 'the GPUs that the part needs are not free')
  return { cards: { vendor: cards[0]!.vendor, ids: cards.map(({ id }) => id) } }
}

/**
 * Starts the next run of an assignment: from the last stored state of an earlier run, or from the beginning.
 *
 * @throws EXEC_*
 */
export async function startRun(
  provider: Provider,
  assignment: Assignment,
  terms: Terms,
  signal?: AbortSignal,
): Promise<Run> {
  const { taskId, part } = assignment
  const { manifest, sealedKey } = assignment.work!
  const { executor, assignments } = provider
  const recorded = assignment.runs.at(-1)
  const ended = recorded && (await currentRun(provider, assignment))
  if (assignment.runs.length >= maxRuns && ended)
    throw new MusterError('EXEC_HOST', `the part did not finish in ${maxRuns} runs`)
  // a run that was recorded but never started is started under its name
  const run =
    recorded && !ended
      ? recorded
      : {
          id: `${assignmentName(assignment)}-${assignment.runs.length}`,
          logBase: recorded ? recorded.logBase + (await logBytes(ended!)) : 0,
          ...takeCards(provider, assignment),
        }
  if (run !== recorded)
    assignments.change(assignmentKey(assignment), (record) => ({ ...record, runs: [...record.runs, run] }))
  const key = await provider.keys.open(taskId, part, sealedKey)
  const home = folderOf(provider, assignment)
  const paths = { runId: run.id, folder: path.join(home, 'work'), cards: run.cards }
  if (!isCutIntoSegments(terms, manifest)) return startWhole(provider, assignment, terms, { paths, signal })
  const from = await startOf(provider, assignment, key)
  const spec = runSpecOf(manifest, logicalPart(terms, part), { ...paths, key })
  return executor.start({ ...spec, background: true, saveEvery: 1, ...(from && { from }) })
}

/** Starts work in one piece from its last saved state. A state that the executor rejects is dropped. */
async function startWhole(
  provider: Provider,
  assignment: Assignment,
  terms: Terms,
  { paths, signal }: { paths: RunPaths; signal: AbortSignal | undefined },
): Promise<Run> {
  const { executor, assignments, keys, context } = provider
  const { taskId, part } = assignment
  const { manifest, saves } = assignment.work!
  const key = assignmentKey(assignment)
  const spec = {
    ...wholeRunOf(manifest, logicalPart(terms, part), paths),
    ...(saves && { checkpointKey: await keys.open(taskId, part, saves.sealedKey) }),
  }
  for (;;) {
    const from = await stageSavedState(provider, assignments.get(key)!, terms, signal)
    assignments.change(key, (record) => ({ ...record, runs: markResumed(record.runs, from !== undefined) }))
    try {
      const run = await executor.start({ ...spec, background: true, ...(from && { from }) })
      // the run has its own copy, and the sealed blob is still here
      if (from)
        await rm(manifest.container ? from.path : path.dirname(from.path), { recursive: true, force: true })
      return run
    } catch (error) {
      if (!from || !hasCode(error, 'EXEC_CHECKPOINT_FORGED', 'EXEC_STATE_TOO_LARGE')) throw error
      context.note(taskId, { step: 'checkpointUnusable', part, why: error.code })
      assignments.change(key, (record) => withoutSavedState(record, { all: false }))
    }
  }
}

function markResumed(runs: Assignment['runs'], resumed: boolean): Assignment['runs'] {
  return runs.map((run, i) => (i === runs.length - 1 ? { ...run, resumed } : run))
}

async function startOf(
  provider: Provider,
  assignment: Assignment,
  key: Buffer,
): Promise<CheckpointSource | undefined> {
  const { from } = assignment.work!
  const states = await readStates(provider, assignment)
  const index = furthestStored(states, from?.segments ?? 0)
  const state = index === undefined ? undefined : states.get(index)!
  if (state) return { path: state.checkpoint!, key, digest: state.digest }
  if (!from) return undefined
  const file = await onlyFile(path.join(folderOf(provider, assignment), 'state'))
  return { path: file, key, digest: from.state.digest.slice(2) }
}

async function logBytes(run: Run): Promise<number> {
  for (let offset = 0; ; ) {
    const { bytes, nextOffset } = await run.logs({ offset })
    if (bytes.length === 0) return nextOffset
    offset = nextOffset
  }
}
