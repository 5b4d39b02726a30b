import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Executor, type Leaf, maxResultEntries, WasmExecutor } from '@muster-network/executors'
import { type BlobId, BlobStore, createIdentity, packBytes } from '@muster-network/p2p'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descendants } from '../packages/executors/src/process/ProcessTree.ts'
import { statePieces } from '../packages/executors/src/wasm/run/MachineState.ts'
import { command, compileWat } from '../packages/executors/test/programs/compileWat.ts'
import { forgeCheckpoint, openState } from '../packages/executors/test/programs/forgeState.ts'
import { isHostFault } from '../packages/node/src/replay/isHostFault.ts'
import { type Replay, replayPiece } from '../packages/node/src/replay/replayPiece.ts'
import type { StagedJob, StagedPiece } from '../packages/node/src/replay/stageJob.ts'
import { type Program, runSpecOf } from '../packages/node/src/task/runSpecOf.ts'
import { stageBlob } from '../packages/node/src/task/stageBlob.ts'
import type { TaskManifest } from '../packages/node/src/task/TaskManifest.ts'

const manifest: TaskManifest = {
  version: 1,
  className: 'wasm',
  parts: [{ blob: '0'.repeat(64) }],
  args: [],
  env: {},
  seed: '0'.repeat(64),
  segmentUnits: '20000000',
  maxUnits: '1000000000',
  runSeconds: 600,
  memoryBytes: 2 ** 24,
  diskBytes: 2 ** 20,
  checkpointSeconds: 1,
  milestoneSegments: 0,
}

/** Loops until the number at 8192 is 0; then does what the number at 8200 says. The state decides how it goes on. */
const program = command(
  `(local $i i64)
  (i64.store (i32.const 8192) (i64.const 1))
  (loop $work
    (local.set $i (i64.add (local.get $i) (i64.const 1)))
    (if (i64.eq (i64.rem_u (local.get $i) (i64.const 1000000)) (i64.const 0))
      (then (drop (call $step (i32.const 3)))))
    (br_if $work (i64.ne (i64.load (i32.const 8192)) (i64.const 0))))
  (if (i32.eq (i32.load (i32.const 8200)) (i32.const 1)) (then (unreachable)))
  (if (i32.eq (i32.load (i32.const 8200)) (i32.const 2))
    (then (loop $more
      (if (i32.eq (memory.grow (i32.const 16)) (i32.const -1)) (then (unreachable)))
      (br $more))))
  (if (i32.eq (i32.load (i32.const 8200)) (i32.const 3)) (then (drop (call $deeper (i32.const 1)))))`,
  {
    extra: `(func $step (param i32) (result i32)
      (if (result i32) (local.get 0) (then (call $step (i32.sub (local.get 0) (i32.const 1)))) (else (i32.const 1))))
    (func $deeper (param i32) (result i32) (i32.add (call $deeper (local.get 0)) (i32.const 1)))`,
  },
)

const key = randomBytes(32)
let dir: string
let executor: WasmExecutor
let work: string
let middle: Leaf
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-hostile-replay-'))
  executor = new WasmExecutor({ dir: path.join(dir, 'runs') })
  work = path.join(dir, 'work')
  await mkdir(path.join(work, 'in'), { recursive: true })
  await copyFile(compileWat(program), path.join(work, 'model.wasm'))
  const spec = runSpecOf(manifest, 0, { runId: 'real', folder: work, key })
  const run = await (executor as Executor<Program>).start({
    ...spec,
    saveEvery: 1,
    untilUnits: spec.segmentUnits,
  })
  await run.wait()
  middle = (await run.leaves())[0]!
}, 60_000)
afterAll(async () => {
  await executor?.close()
  await rm(dir, { recursive: true, force: true })
})

const replayers = () => ({ executor: executor as Executor<Program>, checker: executor })

let names = 0
/** Replays the second segment from the state of the first, changed and committed to by a hostile executor. */
async function replayFrom(
  change: (state: ReturnType<typeof openState>) => void,
  { extraFile = false } = {},
): Promise<Replay> {
  const folder = path.join(dir, `state-${names++}`)
  await mkdir(folder)
  const state = openState(middle.checkpoint!, key)
  change(state)
  const digest = forgeCheckpoint(path.join(folder, 'state'), key, statePieces(state))
  if (extraFile) await writeFile(path.join(folder, 'other'), '')
  const piece: StagedPiece = {
    from: 1,
    to: 2,
    index: 1,
    state: { folder, digest: `0x${digest}` },
    endState: `0x${'00'.repeat(32)}`,
  }
  const job: StagedJob = { manifest, part: 0, folder: work, key, pieces: [piece] }
  return replayPiece(replayers(), job, piece, `replay-${names++}`, new AbortController().signal)
}

const ends = (how: number) => (state: ReturnType<typeof openState>) => {
  const view = new DataView(state.memory.buffer)
  view.setBigUint64(8192, 0n, true)
  view.setUint32(8200, how, true)
}

describe('a replay', () => {
  it('of the committed state has its next leaf', async () => {
    expect(await replayFrom(() => {})).toMatchObject({ ok: true, ended: false })
  })

  it('that dies within the limits of the task finds the work wrong, not its own machine', async () => {
    expect(await replayFrom(ends(0))).toMatchObject({ ok: true, result: expect.any(String) })
    expect(await replayFrom(ends(1))).toMatchObject({ ok: false, by: 'program', why: 'unreachable' })
    expect(await replayFrom(ends(2))).toMatchObject({
      ok: false,
      by: 'program',
      why: expect.stringContaining('refused memory over the limit'),
    })
    expect(await replayFrom(ends(3))).toMatchObject({
      ok: false,
      by: 'program',
      why: expect.stringContaining('nested too deeply'),
    })
  })

  it('has no data when the state is beyond the limits of the task, or none of its states', async () => {
    const files = (count: number, size: number) =>
      replayFrom(({ header, files }) => {
        for (let n = 0; n < count; n++) {
          header.files.push({ path: `/out/f${n}`, size })
          files.push(new Uint8Array(size))
        }
      })
    expect(await files(1, 2 ** 20 + 1)).toMatchObject({ ok: false, by: 'forgery' })
    expect(await files(5000, 0)).toMatchObject({ ok: false, by: 'forgery' })
    expect(await files(1, 2 ** 19)).toMatchObject({ ok: true })
    for (const change of [
      { randomPosition: '9'.repeat(30) },
      { task: 'ab'.repeat(32) },
      { units: '20000000' },
    ])
      expect(await replayFrom(({ header }) => void Object.assign(header, change))).toMatchObject({
        ok: false,
        by: 'forgery',
      })
    expect(await replayFrom(() => {}, { extraFile: true })).toMatchObject({ ok: false, by: 'forgery' })
  })

  it('that this machine kills is the fault of the machine', async () => {
    const endless = { ...manifest, segmentUnits: '1000000000000', maxUnits: '1000000000000' }
    const piece: StagedPiece = { from: 0, to: 1, index: 0, endState: `0x${'00'.repeat(32)}` }
    const job: StagedJob = { manifest: endless, part: 0, folder: work, key, pieces: [piece] }
    const replaying = replayPiece(replayers(), job, piece, 'killed', new AbortController().signal)
    const pidFile = path.join(dir, 'runs/runs/killed/pid')
    await expect.poll(() => readFile(pidFile, 'utf8').catch(() => ''), { timeout: 30_000 }).not.toBe('')
    const pid = Number.parseInt(await readFile(pidFile, 'utf8'), 10)
    process.kill([pid, ...descendants(pid)].at(-1)!, 'SIGKILL')
    expect(await replaying).toMatchObject({ ok: false, by: 'host' })
  })
})

describe('a blob of an executor', () => {
  const owner = createIdentity().peerId
  const pin = { taskId: 'seat', owner, released: false }

  /** Packs any text as the manifest of a folder. */
  async function stage(manifestText: string, maxEntries: number): Promise<unknown> {
    const blobs = await BlobStore.open({ folder: path.join(dir, `blobs-${names++}`), quotaBytes: 2 ** 30 })
    const text = Buffer.from(manifestText)
    const head = Buffer.alloc(4)
    head.writeUInt32BE(text.length)
    const blob: BlobId = await packBytes([head, text], { store: blobs, key, pin })
    const folder = path.join(dir, `staged-${names++}`)
    const toStage = { pinName: 'seat', blob, key, folder, holders: [owner], maxEntries }
    // the store has the blob already, so that nobody is asked for it
    const context = { blobs } as Parameters<typeof stageBlob>[0]
    return stageBlob(context, { ...toStage, signal: new AbortController().signal }).catch((error) => error)
  }
  const emptyFiles = (count: number) =>
    JSON.stringify({
      version: 1,
      files: Array.from({ length: count }, (_, n) => ({ path: `f${n}`, bytes: 0, executable: false })),
    })

  it('with more files than a result may have is no data, and no fault of the machine', async () => {
    for (const [text, limit] of [
      [emptyFiles(maxResultEntries + 1), maxResultEntries],
      [emptyFiles(2 * maxResultEntries), maxResultEntries],
      [emptyFiles(2), 1],
      [JSON.stringify({ version: 1, files: [{ path: 'a/b', bytes: 0, executable: false }] }), 1],
      [`"${'x'.repeat(2 ** 20)}"`, 1],
    ] as const) {
      const error = await stage(text, limit)
      expect(error).toMatchObject({ code: 'NET_BLOB_TOO_LARGE' })
      expect(isHostFault(error)).toBe(false)
    }
    expect(await stage(emptyFiles(2), 2)).toBeUndefined()
  })

  it('whose list of files would exhaust the heap is refused before it is parsed', async () => {
    const nested = '['.repeat(12 * 2 ** 20)
    const keys = `{${'"a":1,'.repeat(2 ** 20)}"b":1}`
    for (const text of [nested, `{"version":1,"files":${nested}`, keys]) {
      const before = process.memoryUsage().heapUsed
      const error = await stage(text, maxResultEntries)
      expect(error).toMatchObject({ code: 'NET_BLOB_UNSAFE' })
      expect(isHostFault(error)).toBe(false)
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 2 ** 20)
    }
  })
})
