import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { Executor, Leaf, RunOutcome, WasmProgram } from '@muster-network/executors'
import { checkerRunOf, type Program, runSpecOf } from '../../task/runSpecOf.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { onlyFile } from '../stage/stagePart.ts'

export type Segment = {
  manifest: TaskManifest
  part: number
  /** Counted from the part's beginning: segment s leads from state s to state s + 1. */
  index: number
  /** The unpacked work, and the folder of the start state; none at the start of a part. */
  folder: string
  state?: { folder: string; digest: Hex }
  key: Uint8Array
  /** What the client's checker sees as /in, where one judges the result. */
  checked?: string
  runId: string
}

/** Whoever replays has both: work is replayed where it is run, checkers are always wasm. */
export type Replayers = { executor: Executor<Program>; checker: Executor<WasmProgram> }

/**
 * What a replay came to: the state that it computed, with the result if the program ended there; or why there is none,
 * and whose doing that is. A `program` that fails does so wherever it runs; a `forgery` is not what was committed to; the
 * `host` is ours, and says nothing about the work.
 */
export type Replay =
  | { ok: true; leaf: Leaf; result?: Hex }
  | { ok: false; by: 'program' | 'forgery' | 'host'; why: string }

/** Runs one segment again, from its start state to its end, and nothing more. Stopped when `signal` aborts. */
export async function replaySegment(
  { executor, checker }: Replayers,
  segment: Segment,
  signal: AbortSignal,
): Promise<Replay> {
  if (segment.checked !== undefined) return judgeResult(checker, segment, segment.checked, signal)
  const spec = runSpecOf(segment.manifest, segment.part, segment)
  const from = segment.state && {
    path: await onlyFile(segment.state.folder),
    key: segment.key,
    digest: segment.state.digest.slice(2),
    after: BigInt(segment.index) * spec.segmentUnits,
  }
  return blaming(async () => {
    const run = await executor.start({
      ...spec,
      untilUnits: BigInt(segment.index + 1) * spec.segmentUnits,
      ...(from && { from }),
    })
    const outcome = await run.wait({ signal }).catch(() => run.stop())
    const leaf = (await run.leaves()).find((each) => each.index === segment.index + 1)
    await run.remove()
    if (!leaf) return judge(outcome)
    return {
      ok: true,
      leaf,
      ...(outcome.kind === 'finished' && { result: `0x${outcome.result.digest}` as Hex }),
    }
  })
}

/** The client's checker over the delivered result, from its beginning to its end: only one that ends well has a state. */
async function judgeResult(
  checker: Executor<WasmProgram>,
  { manifest, part, folder, key, runId }: Segment,
  inputDir: string,
  signal: AbortSignal,
): Promise<Replay> {
  return blaming(async () => {
    const run = await checker.start(checkerRunOf(manifest, part, { runId, folder, inputDir, key }))
    const outcome = await run.wait({ signal }).catch(() => run.stop())
    const leaf = (await run.leaves()).find(({ index }) => index === 1)
    await run.remove()
    return leaf && outcome.kind === 'finished' ? { ok: true, leaf } : judge(outcome)
  })
}

async function blaming(replay: () => Promise<Replay>): Promise<Replay> {
  try {
    return await replay()
  } catch (error) {
    if (hasCode(error, 'EXEC_REFUSED')) return { ok: false, by: 'program', why: error.message }
    if (hasCode(error, 'EXEC_CHECKPOINT_FORGED')) return { ok: false, by: 'forgery', why: error.message }
    return { ok: false, by: 'host', why: hasCode(error) ? error.message : String(error) }
  }
}

/** Limits that every machine of the class reaches at the same instruction; time is not one of them. */
const countedLimits: readonly string[] = ['units', 'memoryBytes', 'diskBytes', 'outputBytes']

/** A program that fails here fails everywhere: from the state committed to, no next one can follow. */
function judge(outcome: RunOutcome): Replay {
  if (outcome.kind !== 'failed') return { ok: false, by: 'host', why: `the run ended as ${outcome.kind}` }
  const { failure } = outcome
  const isCertain =
    failure.fault === 'program' || (failure.fault === 'limit' && countedLimits.includes(failure.limit))
  return { ok: false, by: isCertain ? 'program' : 'host', why: failure.message }
}
