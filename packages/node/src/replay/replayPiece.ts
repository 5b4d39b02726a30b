import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { Executor, RunOutcome, WasmProgram } from '@muster-network/executors'
import { checkerRunOf, type Program, runSpecOf } from '../task/runSpecOf.ts'
import { onlyFile } from '../task/stageBlob.ts'
import type { StagedJob, StagedPiece } from './stageJob.ts'

/** The executors for a replay: work runs in the executor of its kind, checkers always in wasm. */
export type Replayers = { executor: Executor<Program>; checker: Executor<WasmProgram> }

/**
 * The outcome of a replay: the digest of the computed state, and whether the program ended there, with its result; or the
 * reason why there is none, and the cause. A failing `program` fails on every machine, so the work is wrong; a `forgery`
 * differs from the committed data or is beyond the task's limits, so there is no data; a fault of the `host`, our own
 * machine, proves nothing about the work.
 */
export type Replay =
  | { ok: true; digest: Hex; ended: boolean; result?: Hex }
  | { ok: false; by: 'program' | 'forgery' | 'host'; why: string }

/** A replay that ends while it is being stopped counts as stopped: an answer after its deadline is worth nothing. */
const tooLate: Replay = { ok: false, by: 'host', why: 'the replay did not end in time' }

/** Replays one piece from its start state to its end. Stops when `signal` aborts. */
export async function replayPiece(
  { executor, checker }: Replayers,
  job: StagedJob,
  piece: StagedPiece,
  runId: string,
  signal: AbortSignal,
): Promise<Replay> {
  if (job.checked !== undefined) return replayChecker(checker, job, { runId, inputDir: job.checked }, signal)
  const spec = runSpecOf(job.manifest, job.part, { runId, folder: job.folder, key: job.key })
  const endIndex = piece.index + piece.to - piece.from
  return classifyErrors(async () => {
    const from = piece.state && {
      path: await onlyFile(piece.state.folder),
      key: job.key,
      digest: piece.state.digest.slice(2),
      after: BigInt(piece.index) * spec.segmentUnits,
    }
    const run = await executor.start({
      ...spec,
      untilUnits: BigInt(endIndex) * spec.segmentUnits,
      ...(from && { from }),
    })
    const outcome = await run.wait({ signal }).catch(() => run.stop())
    const leaf = (await run.leaves()).find((each) => each.index === endIndex)
    await run.remove()
    if (signal.aborted) return tooLate
    if (!leaf || (outcome.kind !== 'finished' && outcome.kind !== 'cut')) return classifyOutcome(outcome)
    return {
      ok: true,
      digest: `0x${leaf.digest}`,
      ended: leaf.ended === true,
      ...(outcome.kind === 'finished' && { result: `0x${outcome.result.digest}` as const }),
    }
  })
}

/** Runs the client's checker over the delivered result. Only a checker that finishes has a state to compare. */
async function replayChecker(
  checker: Executor<WasmProgram>,
  { manifest, part, folder, key }: StagedJob,
  { runId, inputDir }: { runId: string; inputDir: string },
  signal: AbortSignal,
): Promise<Replay> {
  return classifyErrors(async () => {
    const run = await checker.start(checkerRunOf(manifest, part, { runId, folder, inputDir, key }))
    const outcome = await run.wait({ signal }).catch(() => run.stop())
    const leaf = (await run.leaves()).find(({ index }) => index === 1)
    await run.remove()
    if (signal.aborted) return tooLate
    return leaf && outcome.kind === 'finished'
      ? { ok: true, digest: `0x${leaf.digest}`, ended: true }
      : classifyOutcome(outcome)
  })
}

async function classifyErrors(replay: () => Promise<Replay>): Promise<Replay> {
  try {
    return await replay()
  } catch (error) {
    if (hasCode(error, 'EXEC_REFUSED')) return { ok: false, by: 'program', why: error.message }
    if (hasCode(error, 'EXEC_CHECKPOINT_FORGED', 'EXEC_STATE_TOO_LARGE', 'NET_BLOB_UNSAFE'))
      return { ok: false, by: 'forgery', why: error.message }
    return { ok: false, by: 'host', why: hasCode(error) ? error.message : String(error) }
  }
}

/** Limits that every machine of the class reaches at the same instruction. Time limits are not among them. */
const countedLimits: readonly string[] = ['units', 'memoryBytes', 'diskBytes', 'outputBytes']

/** Classifies a replay without a state. A program that fails here fails everywhere: no state can follow the committed one. */
export function classifyOutcome(outcome: RunOutcome): Replay {
  if (outcome.kind === 'finished')
    return { ok: false, by: 'program', why: 'the program ends before the end of the piece' }
  if (outcome.kind !== 'failed')
    return { ok: false, by: 'host', why: `the run ended with outcome ${outcome.kind}` }
  const { failure } = outcome
  const isCertain =
    failure.fault === 'program' || (failure.fault === 'limit' && countedLimits.includes(failure.limit))
  return { ok: false, by: isCertain ? 'program' : 'host', why: failure.message }
}
