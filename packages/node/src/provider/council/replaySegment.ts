import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { Executor, Leaf, WasmProgram } from '@muster-network/executors'
import { runSpecOf } from '../../task/runSpecOf.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'

export type Segment = {
  manifest: TaskManifest
  part: number
  /** Segment s leads from leaf s to leaf s + 1. */
  index: number
  /** The unpacked work, and the folder of the start state; none at the start of a part. */
  folder: string
  state?: { folder: string; digest: Hex }
  key: Uint8Array
  runId: string
}

/** What a replay came to: the state that it computed, with the result if the program ended there, or why this host could not. */
export type Replay = { ok: true; leaf: Leaf; result?: Hex } | { ok: false; why: string }

/** Runs one segment again, from its start state to its end, and nothing more. */
export async function replaySegment(executor: Executor<WasmProgram>, segment: Segment): Promise<Replay> {
  const spec = runSpecOf(segment.manifest, segment.part, segment)
  const run = await executor.start({
    ...spec,
    untilUnits: BigInt(segment.index + 1) * spec.segmentUnits,
    ...(segment.state && {
      from: {
        path: await onlyFile(segment.state.folder),
        key: segment.key,
        digest: segment.state.digest.slice(2),
      },
    }),
  })
  const outcome = await run.wait()
  const leaf = (await run.leaves()).find((each) => each.index === segment.index + 1)
  await run.remove()
  if (leaf)
    return {
      ok: true,
      leaf,
      ...(outcome.kind === 'finished' && { result: `0x${outcome.result.digest}` as Hex }),
    }
  return {
    ok: false,
    why: outcome.kind === 'failed' ? outcome.failure.message : `the run ended as ${outcome.kind}`,
  }
}

async function onlyFile(folder: string): Promise<string> {
  const [name, ...others] = await readdir(folder)
  if (!name || others.length > 0) throw new RangeError('a state is one file')
  return path.join(folder, name)
}
