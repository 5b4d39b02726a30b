import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import type { CheckpointSource, Limits, RunOutcome, RunSpec } from '../src/index.ts'
import { type MachineState, statePieces } from '../src/wasm/run/MachineState.ts'
import { encodeHeader } from '../src/wasm/run/StateHeader.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import type { WasmProgram } from '../src/wasm/WasmProgram.ts'
import { command, compileWat } from './programs/compileWat.ts'
import { forgeCheckpoint, openState, withHeaderText } from './programs/forgeState.ts'
import { sharedModules } from './programs/sharedModules.ts'

/** Calls itself a thousand times and then works for a while in the innermost call. */
const deep: WasmProgram = {
  modulePath: compileWat(
    command(
      `(global.set $depth (i32.const 1000))
      (call $f)
      (drop (call $random_get (i32.const 8192) (i32.const 64)))`,
      {
        extra: `(global $depth (mut i32) (i32.const 0))
        (func $f
          (if (global.get $depth)
            (then (global.set $depth (i32.sub (global.get $depth) (i32.const 1))) (call $f))
            (else (call $work))))
        (func $work (local $i i64)
          (loop $next
            (local.set $i (i64.add (local.get $i) (i64.const 1)))
            (br_if $next (i64.lt_u (local.get $i) (i64.const 10000000)))))`,
        pages: '2 40',
      },
    ),
  ),
}

const frameBytes = 12
const key = randomBytes(32)
const tooLarge = { code: 'EXEC_STATE_TOO_LARGE' }
const forged = { code: 'EXEC_CHECKPOINT_FORGED' }

let dir: string
let wasm: WasmExecutor
let real: string
let names = 0
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-states-'))
  wasm = new WasmExecutor({ dir, modulesDir: sharedModules() })
  const run = await start({ untilUnits: 5_000_000n, checkpointKey: key })
  const outcome = await run.wait()
  if (outcome.kind !== 'cut') throw new Error(`not cut: ${outcome.kind}`)
  real = outcome.checkpoint.path
})
afterAll(async () => {
  await wasm.close()
  await rm(dir, { recursive: true, force: true })
})

function start(extra: Partial<RunSpec<WasmProgram>> & { limits?: Limits }) {
  return wasm.start({ runId: `run-${names++}`, program: deep, limits: generousLimits, ...extra })
}

/** Starts from forged pieces, under the digest that the forger committed to. */
function startFrom(pieces: Uint8Array[], extra: Partial<RunSpec<WasmProgram>> = {}) {
  const file = path.join(dir, `state-${names++}`)
  const from: CheckpointSource = { path: file, key, digest: forgeCheckpoint(file, key, pieces) }
  return start({ from, ...extra })
}

function changed(change: (state: MachineState) => void): Uint8Array[] {
  const state = openState(real, key)
  change(state)
  return statePieces(state)
}

async function outcomeOf(pieces: Uint8Array[]): Promise<RunOutcome> {
  return (await startFrom(pieces)).wait()
}

describe('a hostile state', () => {
  it('without a change resumes, so that the changes below are what is refused', async () => {
    expect(await outcomeOf(changed(() => {}))).toMatchObject({ kind: 'finished' })
  })

  it('whose header is too large for the heap of a process is refused, and not the fault of the machine', async () => {
    const state = openState(real, key)
    const text = encodeHeader(state.header)
    const nested = '['.repeat(10 * 2 ** 20)
    const objects = text.replace('"files":[', `"files":[${'{},'.repeat(3 * 2 ** 20)}`)
    const headers = {
      'nested arrays of 57 MiB': ['['.repeat(57 * 2 ** 20), tooLarge],
      'nested arrays of 10 MiB': [nested, forged],
      'nested arrays in a field': [text.replace('"globals":[', `"globals":[${nested}`), forged],
      'empty objects': [objects, forged],
      'many numbers': [text.replace('"globals":[', `"globals":[${'"1",'.repeat(2 ** 21)}`), tooLarge],
      'one long number': [text.replace('"memoryBytes":', `"memoryBytes":${'1'.repeat(2 ** 23)}`), tooLarge],
      'one long text': [text.replace('"module":"', `"module":"${'a'.repeat(2 ** 23)}`), tooLarge],
      'many keys': [text.replace('{"module"', `{${'"a":1,'.repeat(2 ** 20)}"module"`), forged],
    } as const
    for (const [name, [header, error]] of Object.entries(headers))
      await expect(startFrom(withHeaderText(state, header)), name).rejects.toMatchObject(error)
  })

  it('whose lengths lie is refused', async () => {
    const state = openState(real, key)
    const header = encodeHeader(state.header)
    for (const length of [2n ** 63n, 2n ** 32n, 2n ** 30n])
      await expect(startFrom(withHeaderText(state, header, length))).rejects.toMatchObject(tooLarge)
    await expect(startFrom(withHeaderText(state, header, 2n ** 20n))).rejects.toMatchObject(forged)
    // Nothing is allocated for a file that is not there.
    const absent = changed(({ header }) => header.files.push({ path: '/out/a', size: 2 ** 26 }))
    await expect(startFrom(absent)).rejects.toMatchObject(forged)
    const beyond = changed(({ header }) => header.files.push({ path: '/out/a', size: 2 ** 52 }))
    await expect(startFrom(beyond)).rejects.toMatchObject(tooLarge)
  })

  it('with more files, memory or random bytes than its task can have is refused', async () => {
    const files = (count: number) =>
      changed(({ header }) => {
        for (let n = 0; n < count; n++) header.files.push({ path: `/out/f${n}`, size: 0 })
      })
    await expect(startFrom(files(300_000))).rejects.toMatchObject(tooLarge)
    await expect(startFrom(files(2_000_000))).rejects.toMatchObject(tooLarge)
    const few = { limits: { ...generousLimits, diskBytes: 256 * 10, outputBytes: 256 * 10 } }
    await (await startFrom(files(10), few)).wait()
    await expect(startFrom(files(11), few)).rejects.toMatchObject(tooLarge)

    const memory = (pages: number) =>
      changed((state) => {
        state.header.memoryBytes = pages * 65_536
        state.memory = new Uint8Array(pages * 65_536)
        state.memory.set(openState(real, key).memory)
      })
    const small = { limits: { ...generousLimits, memoryBytes: 10 * 65_536 } }
    await expect(startFrom(memory(11), small)).rejects.toMatchObject(tooLarge)
    // The module itself may have 40 pages.
    await expect(startFrom(memory(41))).rejects.toMatchObject(forged)
    expect(await (await startFrom(memory(40))).wait()).toMatchObject({ kind: 'finished' })

    const drawn = (position: string) =>
      changed(({ header }) => {
        header.randomPosition = position
      })
    await expect(startFrom(drawn('9'.repeat(30)))).rejects.toMatchObject(tooLarge)
    await expect(startFrom(drawn(`${2n ** 63n - 1n}`))).rejects.toMatchObject(forged)
    expect(await outcomeOf(drawn('1000'))).toMatchObject({ kind: 'finished' })
  })

  it('with frames outside their bounds is refused', async () => {
    const bounds = (change: (view: DataView, state: MachineState) => void) =>
      changed((state) => change(new DataView(state.frames.buffer), state))
    const cases = [
      bounds((view) => view.setUint32(0, 2 ** 24 + 4, true)),
      bounds((view) => view.setUint32(0, 16, true)),
      bounds((view) => view.setUint32(4, 0, true)),
      bounds((_, state) => {
        state.frames = new Uint8Array(8)
        state.header.frameBytes = 8
      }),
      bounds((_, state) => {
        state.frames = new Uint8Array(0)
        state.header.frameBytes = 0
      }),
    ]
    for (const pieces of cases) await expect(startFrom(pieces)).rejects.toMatchObject(forged)
  })

  it('with more calls than are metered is the fault of who made it', async () => {
    const copies = changed((state) => {
      const at = offsetOfFrame(state.frames, 500)
      const frame = state.frames.subarray(at, at + frameBytes)
      const count = Math.floor((2 ** 24 - state.frames.length) / frameBytes)
      const frames = Buffer.concat([
        state.frames.subarray(0, at),
        ...Array.from({ length: count }, () => frame),
        state.frames.subarray(at),
      ])
      frames.writeUInt32LE(frames.length, 0)
      state.frames = frames
      state.header.frameBytes = frames.length
    })
    expect(await outcomeOf(copies)).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program', message: expect.stringContaining('call stack') },
    })
  })
})

/** Offset of a frame of the function that calls itself: the depth, twice, and the index of the call. */
function offsetOfFrame(frames: Uint8Array, depth: number): number {
  const frame = Buffer.alloc(frameBytes)
  for (const [i, word] of [depth, depth, 1].entries()) frame.writeUInt32LE(word, 4 * i)
  const at = Buffer.from(frames.buffer, frames.byteOffset, frames.length).indexOf(frame)
  if (at < 0) throw new Error('the frames of a recursive function have changed their shape')
  return at
}

describe('a process that reaches the size of its heap', () => {
  // Every machine has the same heap, so that it is never an excuse. Here it is made too small for a valid state.
  const tiny = () =>
    new WasmExecutor({
      dir: path.join(dir, 'tiny'),
      modulesDir: sharedModules(),
      v8Flags: ['--max-old-space-size=8'],
    })

  it('while it reads a state refuses the state', async () => {
    const pieces = changed(({ header }) => {
      for (let n = 0; n < 99_000; n++) header.files.push({ path: `/out/f${n}`, size: 0 })
    })
    const file = path.join(dir, `state-${names++}`)
    const from = { path: file, key, digest: forgeCheckpoint(file, key, pieces) }
    const spec = { program: deep, limits: generousLimits, from }
    await expect(tiny().start({ ...spec, runId: 'restore' })).rejects.toMatchObject(tooLarge)
    // With the usual heap the state is accepted.
    await (await start(spec)).stop()
  })
})

describe('an input beyond the limits', () => {
  it('fails the run on every machine, as the fault of who made it', async () => {
    // In the JSON of a state, each of these characters takes six bytes.
    const name = '\u0001'.repeat(200)
    const inputDir = path.join(dir, 'input')
    await mkdir(path.join(inputDir, name, name, name, name), { recursive: true })
    const run = await start({ inputDir })
    expect(await run.wait()).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program', message: expect.stringContaining('a path of more than 4096 bytes') },
    })
  })
})
