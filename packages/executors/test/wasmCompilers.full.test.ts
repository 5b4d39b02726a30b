import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExample, type WasmExample } from '../../../examples/build.ts'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import type { Leaf } from '../src/index.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { exampleRuns } from './programs/exampleRuns.ts'
import { sharedModules } from './programs/sharedModules.ts'

/** How the engine may compile a module: its compilers, their optimisations, and the instructions of older CPUs. */
const engines: Record<string, string[]> = {
  default: [],
  'first compiler only': ['--liftoff-only'],
  'second compiler only': ['--no-liftoff'],
  'second compiler without inlining or loop optimisations': [
    '--no-liftoff',
    '--no-wasm-inlining',
    '--no-wasm-loop-unrolling',
    '--no-wasm-loop-peeling',
  ],
  ...(process.arch === 'x64' && {
    'an older CPU': [
      '--no-enable-avx',
      '--no-enable-avx2',
      '--no-enable-fma3',
      '--no-enable-bmi1',
      '--no-enable-bmi2',
      '--no-enable-lzcnt',
      '--no-enable-popcnt',
    ],
  }),
}
/** Fewer checkpoints than this would leave a difference unseen until the end. */
const checkpoints = 25n

const corpus = path.join(import.meta.dirname, 'corpus')
const modules = (await readdir(corpus)).filter((name) => name.endsWith('.wasm'))

describe('the state at every checkpoint is the same with every compiler of the engine', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'muster-compilers-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  const programs = [
    ...modules.map((name) => ({ name, module: async () => path.join(corpus, name), args: [], input: {} })),
    ...(Object.keys(exampleRuns) as WasmExample[]).map((name) => ({
      name,
      module: () => buildExample(name),
      ...exampleRuns[name],
    })),
  ]
  it.each(programs)('$name', { timeout: 600_000 }, async ({ name, module, args, input }) => {
    const inputDir = path.join(root, `in-${name}`)
    await mkdir(inputDir)
    for (const [file, content] of Object.entries(input)) {
      await mkdir(path.dirname(path.join(inputDir, file)), { recursive: true })
      await writeFile(path.join(inputDir, file), content)
    }
    const program = { modulePath: await module() }
    const spec = {
      program,
      args,
      inputDir,
      limits: generousLimits,
      checkpointKey: randomBytes(32),
      seed: '5a'.repeat(32),
    }

    /** All states of a run, with its result and gas. */
    const statesWith = async (engine: string, segmentUnits?: bigint) => {
      const executor = new WasmExecutor({
        dir: path.join(root, `${name}-${engine}`),
        modulesDir: sharedModules(),
        v8Flags: engines[engine]!,
      })
      const run = await executor.start({
        ...spec,
        runId: `run-${segmentUnits ?? 0}`,
        ...(segmentUnits && { segmentUnits }),
      })
      const outcome = await run.wait()
      if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome, (_, value) => `${value}`))
      const leaves: Leaf[] = await run.leaves()
      await executor.close()
      return { units: outcome.usage.units, result: outcome.result.digest, leaves }
    }
    const { units, result } = await statesWith('default')
    const segmentUnits = units / checkpoints + 1n
    const expected = await statesWith('default', segmentUnits)
    expect([expected.units, expected.result]).toEqual([units, result])
    expect(expected.leaves.length).toBeGreaterThan(0)
    for (const engine of Object.keys(engines).slice(1))
      expect(await statesWith(engine, segmentUnits), engine).toEqual(expected)
  })
})
