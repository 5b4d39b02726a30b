import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import type { CheckpointSource } from '../src/index.ts'
import { findTier } from '../src/wasm/sandbox/SandboxTier.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { exampleRuns } from './programs/exampleRuns.ts'
import { sharedModules } from './programs/sharedModules.ts'

const cutsPerExample = 20
const modulesDir = sharedModules()
/** The examples that run long enough to be cut often. */
const examples = ['tracer', 'trainer', 'aligner'] as const

/**
 * V8 with only its first compiler, with only its second, and with defaults; in the strongest sandbox and in
 * none.
 */
const variants = [
  { v8Flags: ['--liftoff-only'], tier: findTier() },
  { v8Flags: ['--no-liftoff'], tier: 'process' },
  { v8Flags: [], tier: findTier() },
] as const

describe('determinism', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'muster-determinism-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  for (const name of examples)
    it(`${name} has the same digest and gas when cut at ${cutsPerExample} random points, across processes and compilers`, async () => {
      const { args, input } = exampleRuns[name]
      const inputDir = path.join(root, `in-${name}`)
      await mkdir(inputDir)
      for (const [file, content] of Object.entries(input)) await writeFile(path.join(inputDir, file), content)
      const program = { modulePath: await buildExample(name) }
      const executors = variants.map(
        ({ v8Flags, tier }, i) =>
          new WasmExecutor({ dir: path.join(root, `${name}-${i}`), modulesDir, tier, v8Flags: [...v8Flags] }),
      )
      const key = randomBytes(32)
      const spec = { program, args, inputDir, limits: generousLimits, checkpointKey: key }

      const wholes = []
      for (const executor of executors)
        wholes.push(await (await executor.start({ ...spec, runId: 'whole' })).wait())
      const [whole] = wholes
      if (whole?.kind !== 'finished') throw new Error(`${name} did not finish: ${whole?.kind}`)
      for (const other of wholes)
        expect(other).toMatchObject({
          kind: 'finished',
          result: { digest: whole.result.digest },
          usage: { units: whole.usage.units },
        })

      // Drawn with a fixed seed, so that a failure is reproducible.
      const [points] = fc.sample(
        fc.uniqueArray(fc.bigInt(1n, whole.usage.units - 1n), {
          minLength: cutsPerExample,
          maxLength: cutsPerExample,
        }),
        { numRuns: 1, seed: 11 },
      )
      const cuts = points!.sort((a, b) => (a < b ? -1 : 1))
      let from: CheckpointSource | undefined
      let reached = 0n
      let cutCount = 0
      for (let i = 0; ; i++) {
        const untilUnits = cuts.find((cut) => cut >= reached)
        const run = await executors[i % executors.length]!.start({
          ...spec,
          runId: `part-${i}`,
          ...(from && { from }),
          ...(untilUnits !== undefined && { untilUnits }),
        })
        const outcome = await run.wait()
        if (outcome.kind === 'finished') {
          expect(outcome.result.digest).toBe(whole.result.digest)
          expect(outcome.usage.units).toBe(whole.usage.units)
          break
        }
        if (outcome.kind !== 'cut') throw new Error(JSON.stringify(outcome, (_, value) => `${value}`))
        cutCount++
        reached = outcome.checkpoint.units
        from = { path: outcome.checkpoint.path, key, digest: outcome.checkpoint.digest }
      }
      // Two points may fall between the same two marks: then one cut serves both.
      expect(cutCount).toBeGreaterThan(cutsPerExample / 2)
      for (const executor of executors) await executor.close()
    })
})
