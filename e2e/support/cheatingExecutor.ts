import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Executor, Leaf, Run, WasmProgram } from '@muster-network/executors'
import { delegateExecutor, delegateRun } from './delegate.ts'
import { finishWithNoise } from './finishWithNoise.ts'

/**
 * An executor of somebody who wants to be paid without working. From `honestSegments` on it computes nothing: states are
 * random bytes under made-up digests, and the result is noise. Council duty is done honestly, so that one wrong thing at
 * a time is seen.
 */
export function cheatingExecutor(
  inner: Executor<WasmProgram>,
  cheat: { dir: string; honestSegments: number; segments: number },
): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    async find(runId) {
      const run = await inner.find(runId)
      return run && !runId.startsWith('seat-') ? forge(run, cheat) : run
    },
    async start(spec, options) {
      const replaying = spec.untilUnits !== undefined
      if (replaying || spec.segmentUnits === undefined) return inner.start(spec, options)
      const units = spec.segmentUnits * BigInt(Math.max(1, cheat.honestSegments))
      return forge(await inner.start({ ...spec, untilUnits: units }, options), cheat)
    },
  }
}

/** A run that stopped early and says that it went to its end. */
function forge(run: Run, cheat: { dir: string; honestSegments: number; segments: number }): Run {
  const dir = path.join(cheat.dir, run.id)
  const leaves = async (): Promise<Leaf[]> => {
    const honest = (await run.leaves()).slice(0, cheat.honestSegments)
    const unit = honest[0]?.units ?? (await run.usage()).units
    return Promise.all(
      Array.from({ length: cheat.segments }, async (_, i) => {
        if (honest[i]) return honest[i]
        const index = i + 1
        const checkpoint = path.join(dir, `state-${index}`)
        await mkdir(dir, { recursive: true })
        const state = createHash('sha256').update(`${run.id}/${index}`).digest()
        await writeFile(checkpoint, Buffer.concat([state, randomBytes(1024)]))
        const digest = createHash('sha256').update(state).update('a').digest('hex')
        return { index, units: unit * BigInt(index), digest, checkpoint }
      }),
    )
  }
  return {
    ...delegateRun(run),
    leaves,
    async wait(options) {
      const outcome = await run.wait(options)
      return finishWithNoise(outcome, path.join(dir, 'out'), (await leaves()).at(-1)!.units)
    },
  }
}
