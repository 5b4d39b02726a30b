import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateSequences } from '../../../examples/aligner/generate.ts'
import { buildExample, type WasmExample } from '../../../examples/build.ts'
import { generateScene } from '../../../examples/tracer/generate.ts'
import { generateDigits } from '../../../examples/trainer/generate.ts'
import { roomyLimits } from '../src/compliance/ComplianceSetup.ts'
import type { CheckpointSource } from '../src/index.ts'
import { findTier } from '../src/wasm/sandbox/SandboxTier.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { sharedModules } from './programs/sharedModules.ts'

const cutsPerExample = 20
const modulesDir = sharedModules()
const digits = generateDigits(120, 3)
const sequences = generateSequences(12, 200, 3)

type Example = Exclude<WasmExample, 'judge' | 'verifier'>

const examples: Record<Example, { args: string[]; input: Record<string, string | Uint8Array> }> = {
  tracer: {
    args: ['--width', '64', '--height', '36', '--samples', '24'],
    input: { 'scene.txt': generateScene(3) },
  },
  trainer: {
    args: ['--epochs', '3', '--hidden', '24'],
    input: { 'images.idx': digits.images, 'labels.idx': digits.labels },
  },
  aligner: { args: [], input: { 'query.fasta': sequences.query, 'database.fasta': sequences.database } },
}

/** V8 by its first compiler only, by its second only, and as it comes; in the strongest sandbox and in none. */
const ways = [
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

  for (const [name, { args, input }] of Object.entries(examples) as [Example, (typeof examples)[Example]][])
    it(`${name}, cut at ${cutsPerExample} random points, across processes and compilers, gives one hash and one gas figure`, async () => {
      const inputDir = path.join(root, `in-${name}`)
      await mkdir(inputDir)
      for (const [file, content] of Object.entries(input)) await writeFile(path.join(inputDir, file), content)
      const program = { modulePath: await buildExample(name) }
      const executors = ways.map(
        ({ v8Flags, tier }, i) =>
          new WasmExecutor({ dir: path.join(root, `${name}-${i}`), modulesDir, tier, v8Flags: [...v8Flags] }),
      )
      const key = randomBytes(32)
      const spec = { program, args, inputDir, limits: roomyLimits, checkpointKey: key }

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

      // Drawn by a fixed seed, so that a failure can be seen again.
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
      let made = 0
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
        made++
        reached = outcome.checkpoint.units
        from = { path: outcome.checkpoint.path, key, digest: outcome.checkpoint.digest }
      }
      // Two points may fall between the same two marks: then one cut serves both.
      expect(made).toBeGreaterThan(cutsPerExample / 2)
      for (const executor of executors) await executor.close()
    })
})
