import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { wasmCompliancePrograms } from './programs/compliancePrograms.ts'
import { sharedModules } from './programs/sharedModules.ts'

const modulesDir = sharedModules()
const { count } = wasmCompliancePrograms()

async function executor(): Promise<WasmExecutor> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-replay-'))
  const wasm = new WasmExecutor({ dir, modulesDir })
  onTestFinished(async () => {
    await wasm.close()
    await rm(dir, { recursive: true, force: true })
  })
  return wasm
}

it('replays any segment from its start state to the same leaf', async () => {
  const wasm = await executor()
  const key = randomBytes(32)
  const segmentUnits = 60_000_000n
  const spec = {
    program: count,
    args: ['40'],
    limits: generousLimits,
    seed: '07'.repeat(32),
    segmentUnits,
    checkpointKey: key,
  }
  const whole = await wasm.start({ ...spec, runId: 'whole', saveEvery: 1 })
  const outcome = await whole.wait()
  expect(outcome).toMatchObject({ kind: 'finished' })
  const leaves = await whole.leaves()
  expect(leaves.length).toBeGreaterThan(3)
  expect(leaves.map(({ index }) => index)).toEqual(leaves.map((_, i) => i + 1))
  expect(leaves.at(-1)!.units).toBe(outcome.usage.units)
  expect(leaves.map(({ ended }) => ended ?? false)).toEqual(leaves.map((_, i) => i === leaves.length - 1))

  // The first segment from the beginning, a middle one, and the last, which ends the program.
  const replay = async (index: number) => {
    const before = leaves[index - 2]
    const run = await wasm.start({
      ...spec,
      runId: `segment-${index}`,
      ...(before && { from: { path: before.checkpoint!, key, digest: before.digest } }),
      ...(index < leaves.length && { untilUnits: segmentUnits * BigInt(index) }),
    })
    const outcome = await run.wait()
    return { outcome, leaf: (await run.leaves()).at(-1)! }
  }
  for (const index of [1, 2, leaves.length]) {
    const { outcome, leaf } = await replay(index)
    const { checkpoint: _, ...expected } = leaves[index - 1]!
    expect(leaf).toEqual(expected)
    if (outcome.kind === 'cut') expect(outcome.checkpoint.digest).toBe(leaf.digest)
    else expect(outcome.kind).toBe('finished')
  }
})

it('produces another result with another seed, and the same with the same seed', async () => {
  const wasm = await executor()
  const digests: string[] = []
  for (const [i, seed] of ['01', '02', '01'].entries()) {
    const run = await wasm.start({
      runId: `seed-${i}`,
      program: count,
      args: ['1'],
      limits: generousLimits,
      seed: seed.repeat(32),
    })
    const outcome = await run.wait()
    if (outcome.kind === 'finished') digests.push(outcome.result.digest)
  }
  expect(digests).toHaveLength(3)
  expect(digests[0]).toBe(digests[2])
  expect(digests[0]).not.toBe(digests[1])
})
