import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { cardsFor, hasCode, MusterError } from '@muster-network/core'
import type { CheckpointSource, Run } from '@muster-network/executors'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { isCutIntoSegments } from '../../task/checkHow.ts'
import { mostStateBytes } from '../../task/mostStateBytes.ts'
import { type RunPlace, runSpecOf, wholeRunOf } from '../../task/runSpecOf.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import { freeCards } from '../offer/lentCards.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { letOthersRead } from '../stage/letOthersRead.ts'
import { onlyFile, stagePart } from '../stage/stagePart.ts'
import { stageProgram } from '../stage/stageProgram.ts'
import { logicalPart } from '../stage/takeWork.ts'
import { type GivenCards, type Tenure, tenureKey, tenureName } from '../tenure/Tenure.ts'
import { currentRun, readStates } from './readStates.ts'
import { furthestKept } from './Stretch.ts'
import { savedStart, withoutSaved } from './savedStart.ts'

/** A run that dies so often is not the machine's bad luck. */
const mostRuns = 8

/** Fetches and unpacks what a tenure works on: program, data, and the state of whoever was here before. */
export async function stageWork(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  signal: AbortSignal,
): Promise<void> {
  const { manifest, from, sealedKey } = tenure.work!
  const { taskId, part } = tenure
  const key = await provider.keys.open(taskId, part, sealedKey)
  const home = folderOf(provider, tenure)
  const client = peerOf(terms.peer)
  const { blob } = manifest.parts[logicalPart(terms, part)]!
  const common = { keptFor: taskId, key, signal }
  const place = { blob, folder: path.join(home, 'work'), holders: [client] }
  await stageProgram(provider.context, { ...common, ...place }, manifest)
  if (manifest.container) await letOthersRead(path.join(home, 'work', partFiles.data))
  if (from)
    await stagePart(provider.context, {
      ...common,
      blob: from.state.blob,
      maxBytes: mostStateBytes(manifest),
      folder: path.join(home, 'state'),
      holders: [client, ...from.holders.filter((holder) => holder !== client)],
    })
}

/** Cards of its own for a run that asks for some; noted with the run, so that no other is given them. @throws EXEC_HOST */
function takeCards(provider: Provider, tenure: Tenure): { cards?: GivenCards } {
  const asked = tenure.work!.manifest.container?.gpu
  if (!asked) return {}
  const cards = cardsFor(freeCards(provider, tenure), asked)
  if (cards.length === 0) throw new MusterError('EXEC_HOST', 'the cards that the part needs are not free')
  return { cards: { vendor: cards[0]!.vendor, ids: cards.map(({ id }) => id) } }
}

/**
 * Starts the next run of a tenure, from its beginning or from the last state that an earlier run has kept.
 *
 * @throws EXEC_*
 */
export async function startRun(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  signal?: AbortSignal,
): Promise<Run> {
  const { taskId, part } = tenure
  const { manifest, sealedKey } = tenure.work!
  const { executor, tenures } = provider
  const noted = tenure.runs.at(-1)
  const ended = noted && (await currentRun(provider, tenure))
  if (tenure.runs.length >= mostRuns && ended)
    throw new MusterError('EXEC_HOST', `the part was run ${mostRuns} times and did not end`)
  // a run that was noted and never started takes its name
  const run =
    noted && !ended
      ? noted
      : {
          id: `${tenureName(tenure)}-${tenure.runs.length}`,
          logBase: noted ? noted.logBase + (await logBytes(ended!)) : 0,
          ...takeCards(provider, tenure),
        }
  if (run !== noted) tenures.change(tenureKey(tenure), (held) => ({ ...held, runs: [...held.runs, run] }))
  const key = await provider.keys.open(taskId, part, sealedKey)
  const home = folderOf(provider, tenure)
  const place = { runId: run.id, folder: path.join(home, 'work'), cards: run.cards }
  if (!isCutIntoSegments(terms, manifest)) return startWhole(provider, tenure, terms, { place, signal })
  const from = await startOf(provider, tenure, key)
  const spec = runSpecOf(manifest, logicalPart(terms, part), { ...place, key })
  return executor.start({ ...spec, keepEvery: 1, ...(from && { from }) })
}

/** Work in one piece, from what was last saved of it. A state that the executor refuses is forgotten. */
async function startWhole(
  provider: Provider,
  tenure: Tenure,
  terms: Terms,
  { place, signal }: { place: RunPlace; signal: AbortSignal | undefined },
): Promise<Run> {
  const { executor, tenures, keys, context } = provider
  const { taskId, part } = tenure
  const { manifest, saves } = tenure.work!
  const key = tenureKey(tenure)
  const spec = {
    ...wholeRunOf(manifest, logicalPart(terms, part), place),
    ...(saves && { checkpointKey: await keys.open(taskId, part, saves.sealedKey) }),
  }
  for (;;) {
    const from = await savedStart(provider, tenures.get(key)!, terms, signal)
    tenures.change(key, (held) => ({ ...held, runs: lastGoesOn(held.runs, from !== undefined) }))
    try {
      const run = await executor.start({ ...spec, ...(from && { from }) })
      // the run has its own, and it is still here under seal
      if (from)
        await rm(manifest.container ? from.path : path.dirname(from.path), { recursive: true, force: true })
      return run
    } catch (error) {
      if (!from || !hasCode(error, 'EXEC_CHECKPOINT_FORGED')) throw error
      context.note(taskId, 'checkpoint not usable', { part, why: error.code })
      tenures.change(key, (held) => withoutSaved(held, { all: false }))
    }
  }
}

function lastGoesOn(runs: Tenure['runs'], goesOn: boolean): Tenure['runs'] {
  return runs.map((run, i) => (i === runs.length - 1 ? { ...run, goesOn } : run))
}

async function startOf(
  provider: Provider,
  tenure: Tenure,
  key: Buffer,
): Promise<CheckpointSource | undefined> {
  const { manifest, from } = tenure.work!
  const states = await readStates(provider, tenure)
  const kept = furthestKept(states, from?.segments ?? 0, BigInt(manifest.segmentUnits))
  const state = kept === undefined ? undefined : states.get(kept)!
  if (state) return { path: state.checkpoint!, key, digest: state.digest }
  if (!from) return undefined
  const file = await onlyFile(path.join(folderOf(provider, tenure), 'state'))
  return { path: file, key, digest: from.state.digest.slice(2) }
}

async function logBytes(run: Run): Promise<number> {
  for (let offset = 0; ; ) {
    const { bytes, nextOffset } = await run.logs({ offset })
    if (bytes.length === 0) return nextOffset
    offset = nextOffset
  }
}
