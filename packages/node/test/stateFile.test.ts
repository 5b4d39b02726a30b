import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Bid, Terms } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import { createIdentity, TaskKeys } from '@muster-network/p2p'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import { generateScene } from '../../../examples/tracer/generate.ts'
import { type Assignment, assignmentKey } from '../src/provider/Assignment.ts'
import { PartKeys } from '../src/provider/PartKeys.ts'
import { folderOf, type Provider } from '../src/provider/Provider.ts'
import { startRun } from '../src/provider/run/startRun.ts'
import { readStates } from '../src/provider/states/readStates.ts'
import { stateFile } from '../src/provider/states/stateFile.ts'
import { openStore } from '../src/store/openStore.ts'
import { Records } from '../src/store/Records.ts'
import { runSpecOf } from '../src/task/runSpecOf.ts'
import type { TaskManifest } from '../src/task/TaskManifest.ts'

const manifest: TaskManifest = {
  version: 1,
  className: 'wasm',
  parts: [{ blob: '0'.repeat(64) }],
  args: ['--width', '64', '--height', '48', '--samples', '4'],
  env: {},
  seed: '0'.repeat(64),
  segmentUnits: '5000000',
  maxUnits: '40000000',
  runSeconds: 600,
  memoryBytes: 2 ** 28,
  diskBytes: 2 ** 28,
  checkpointSeconds: 1,
  milestoneSegments: 0,
}
const terms = { how: 0, replicas: 1, segmentUnits: 5_000_000n } as Terms

let dir: string
let executor: WasmExecutor
let provider: Provider
let assignment: Assignment
const key = randomBytes(32)

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-states-'))
  executor = new WasmExecutor({ dir: path.join(dir, 'runs') })
  const store = openStore(path.join(dir, 'state.sqlite'))
  const keys = new PartKeys(TaskKeys.open(path.join(dir, 'keys'), createIdentity()))
  provider = {
    context: { dir } as Provider['context'],
    executor,
    checker: executor,
    gpus: () => [],
    keys,
    settings: () => {
      throw new Error('not asked for')
    },
    assignments: new Records(store, 'assignment'),
    deliveries: new Records(store, 'own-delivery'),
  }
  const taskId = `0x${'ab'.repeat(32)}` as const
  const sealedKey = await keys.seal(taskId, 0, key)
  assignment = { taskId, part: 0, number: 1, bid: {} as Bid, runs: [], work: { manifest, sealedKey } }
  provider.assignments.put(assignmentKey(assignment), assignment)
  const work = path.join(folderOf(provider, assignment), 'work')
  await mkdir(path.join(work, 'in'), { recursive: true })
  await copyFile(await buildExample('tracer'), path.join(work, 'model.wasm'))
  await writeFile(path.join(work, 'in/scene.txt'), generateScene(1))
}, 60_000)
afterAll(async () => {
  await executor?.close()
  await rm(dir, { recursive: true, force: true })
})

it('recomputes a dropped state, bit for bit', { timeout: 90_000 }, async () => {
  const run = await startRun(provider, assignment, terms)
  const outcome = await run.wait()
  if (outcome.kind !== 'finished') throw new Error(`the run ended as ${outcome.kind}`)
  assignment = provider.assignments.get(assignmentKey(assignment))!
  const before = await readStates(provider, assignment)
  expect(before.size).toBeGreaterThan(5)
  for (const index of [3, 4, 5]) await rm(before.get(index)!.checkpoint!)

  const states = await readStates(provider, assignment)
  expect(states.get(5)).toMatchObject({ digest: before.get(5)!.digest })
  expect(states.get(5)!.checkpoint).toBeUndefined()

  const { file, done } = await stateFile(provider, { assignment, terms, states, index: 5 })
  // the state opens only with the committed digest, and leads to the same result
  const spec = runSpecOf(manifest, 0, {
    runId: 'again',
    folder: path.join(folderOf(provider, assignment), 'work'),
    key,
  })
  const again = await provider.executor.start({
    ...spec,
    from: { path: file, key, digest: states.get(5)!.digest },
  })
  const ended = await again.wait()
  await done()
  expect(ended).toMatchObject({ kind: 'finished', result: { digest: outcome.result.digest } })
})

it('resumes from the last stored state when a run died', { timeout: 90_000 }, async () => {
  const states = await readStates(provider, assignment)
  const next = await startRun(provider, assignment, terms)
  expect((await next.wait()).kind).toBe('finished')
  const leaves = await next.leaves()
  // segments before the stored state are not computed again
  expect(leaves[0]!.index).toBeGreaterThan(5)
  expect(leaves.at(-1)).toMatchObject({ digest: states.get(leaves.at(-1)!.index)!.digest })
})
