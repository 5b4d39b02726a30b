import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { roomyLimits } from '../src/compliance/ComplianceSetup.ts'
import type { Limits, RunOutcome, RunSpec } from '../src/index.ts'
import { descendants, parseProcessId, processState } from '../src/process/ProcessTree.ts'
import { readCheckpoint, writeCheckpoint } from '../src/wasm/run/checkpointFile.ts'
import { parseState, stateDigests, statePieces } from '../src/wasm/run/MachineState.ts'
import { WasmExecutor, type WasmProgram } from '../src/wasm/WasmExecutor.ts'
import { command, compileWat, moduleFile } from './programs/compileWat.ts'
import { wasmCompliancePrograms } from './programs/compliancePrograms.ts'
import { sharedModules } from './programs/sharedModules.ts'

const modulesDir = sharedModules()
const programs = wasmCompliancePrograms()

async function executor() {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-hostile-'))
  const wasm = new WasmExecutor({ dir, modulesDir })
  onTestFinished(async () => {
    for (const run of await wasm.list()) await run.stop()
    await wasm.close()
    await rm(dir, { recursive: true, force: true })
  })
  return { wasm, dir }
}

async function run(
  wat: string,
  limits: Partial<Limits> = {},
  extra: Partial<RunSpec<WasmProgram>> = {},
): Promise<RunOutcome> {
  const { wasm } = await executor()
  const program = { modulePath: compileWat(wat) }
  const one = await wasm.start({ runId: 'one', program, limits: { ...roomyLimits, ...limits }, ...extra })
  return await one.wait()
}

describe('hostile programs', () => {
  it('an endless loop ends at its budget of gas, at the same unit each time', async () => {
    const limits = { units: 300_000_000n }
    const spin = command('(loop $for_ever (br $for_ever))')
    const first = await run(spin, limits)
    expect(first).toMatchObject({ kind: 'failed', failure: { fault: 'limit', limit: 'units' } })
    expect((await run(spin, limits)).usage.units).toBe(first.usage.units)
  })

  it('a step that is longer than all of the memory takes ends it, where work is cut into segments', async () => {
    const fill = '(memory.fill (i32.const 8192) (i32.const 1) (i32.const 16000000))'
    const leap = command(
      `(loop $again
        ${fill.repeat(200)}
        (i32.store (i32.const 4096) (i32.add (i32.load (i32.const 4096)) (i32.const 1)))
        (br_if $again (i32.lt_u (i32.load (i32.const 4096)) (i32.const 2))))`,
      { pages: '256' },
    ).replace(/\(import "wasi_snapshot_preview1" "random_get".*/, '') // whoever may draw has more room
    const limits = { diskBytes: 2 ** 20 }
    expect(await run(leap, limits)).toMatchObject({ kind: 'finished' })
    const segments = { segmentUnits: 10_000_000n, checkpointKey: randomBytes(32) }
    const ends = [await run(leap, limits, segments), await run(leap, limits, segments)]
    for (const end of ends)
      expect(end).toMatchObject({
        kind: 'failed',
        failure: { fault: 'program', message: expect.stringContaining('a single step of the program') },
        usage: { units: ends[0]!.usage.units },
      })
  })

  it('endless recursion ends at our depth, not at the stack of the machine', async () => {
    const deep = command('(drop (call $f (i64.const 1)))', {
      extra: '(func $f (param i64) (result i64) (i64.add (call $f (local.get 0)) (i64.const 1)))',
    })
    expect(await run(deep)).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program', message: 'calls are nested too deeply' },
    })
  })

  it('recursion with huge frames ends there too', async () => {
    const fat = command('(call $f (i32.const 1))', {
      extra: `(func $f (param i32) (local ${'v128 '.repeat(4000)})
        (call $f (local.get 0)) (local.set 1 (i32x4.splat (local.get 0))) (v128.store (i32.const 8192) (local.get 1)))`,
    })
    expect(await run(fat)).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program', message: 'calls are nested too deeply' },
    })
  })

  it('calls that multiply without a loop are stopped', async () => {
    const levels = Array.from({ length: 60 }, (_, i) => `(func $f${i} (call $f${i + 1}) (call $f${i + 1}))`)
    const tree = command('(call $f0)', {
      extra: `${levels.join('')} (func $f60 (i32.store (i32.const 8192) (i32.const 1)))`,
    })
    expect(await run(tree, { units: 100_000_000n })).toMatchObject({
      kind: 'failed',
      failure: { fault: 'limit', limit: 'units' },
    })
  })

  it('host calls in a loop are stopped in time', async () => {
    const random = command('(loop $l (drop (call $random_get (i32.const 8192) (i32.const 65536))) (br $l))')
    expect(await run(random, { cpuMs: 1000 })).toMatchObject({
      kind: 'failed',
      failure: { fault: 'limit', limit: 'cpuMs' },
    })
  })

  it('a million empty files count as disk', async () => {
    const files = command(
      `(local $i i32)
      (loop $l
        (i32.store (i32.const 8192) (i32.or (i32.const 0x20202020) (local.get $i)))
        (local.set $i (i32.add (local.get $i) (i32.const 0x01010101)))
        (i32.store8 (i32.const 8196) (i32.add (i32.const 97) (i32.rem_u (local.get $i) (i32.const 26))))
        (i32.store (i32.const 8197) (i32.or (i32.shl (local.get $i) (i32.const 1)) (i32.const 0x40404040)))
        (drop (call $open (i32.const 4) (i32.const 8192) (i32.const 9) (i32.const 1)))
        (drop (call $close (i32.load (i32.const 16))))
        (br $l))`,
      {
        extra: '',
      },
    ).replace(
      '(memory (export',
      '(import "wasi_snapshot_preview1" "fd_close" (func $close (param i32) (result i32)))\n(memory (export',
    )
    const outcome = await run(files, { diskBytes: 100_000, cpuMs: 5_000 })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'limit' } })
  })

  it('a memory larger than the limit at once is refused by the limit', async () => {
    expect(await run(command('', { pages: '2000' }), { memoryBytes: 2 ** 26 })).toMatchObject({
      kind: 'failed',
      failure: { fault: 'limit', limit: 'memoryBytes' },
    })
  })

  it('bad pointers to the host are an error number, not a crash', async () => {
    const bad = command(`
      (if (i32.ne (call $fd_write (i32.const 1) (i32.const -8) (i32.const 5) (i32.const -4)) (i32.const 21)) (then (unreachable)))
      (if (i32.ne (call $random_get (i32.const -1) (i32.const 100)) (i32.const 21)) (then (unreachable)))
      (if (i32.ne (call $args_get (i32.const -1) (i32.const -1)) (i32.const 21)) (then (unreachable)))
      (if (call $open (i32.const 3) (i32.const -5) (i32.const 4) (i32.const 0)) (then (unreachable)))`)
    expect(await run(bad)).toMatchObject({ kind: 'finished' })
  })

  it('names that no disk can hold are refused to the program, and odd ones reach the result', async () => {
    const names = command(
      `(if (call $open (i32.const 4) (i32.const 9000) (i32.const 201) (i32.const 1)) (then (unreachable)))
      (if (call $open (i32.const 4) (i32.const 8192) (i32.const 3) (i32.const 1)) (then (unreachable)))
      (if (i32.eqz (call $open (i32.const 4) (i32.const 8200) (i32.const 1) (i32.const 1))) (then (unreachable)))
      (if (i32.eqz (call $open (i32.const 4) (i32.const 8200) (i32.const 9) (i32.const 1))) (then (unreachable)))`,
      {
        data: `(data (i32.const 9000) "${'x'.repeat(201)}") (data (i32.const 8192) "a\\00b") (data (i32.const 8200) "a.partial")`,
      },
    )
    const { wasm } = await executor()
    const one = await wasm.start({
      runId: 'names',
      program: { modulePath: compileWat(names) },
      limits: roomyLimits,
    })
    const outcome = await one.wait()
    expect(outcome).toMatchObject({ kind: 'finished' })
    if (outcome.kind === 'finished')
      expect((await readdir(outcome.result.dir)).sort()).toEqual(['a', 'a.partial'])
  })

  it('a data segment outside its memory is the program’s failure', async () => {
    expect(await run(command('', { data: '(data (i32.const 200000) "x")' }))).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program' },
    })
  })

  it('random bytes as a module are refused, not run', async () => {
    const { wasm } = await executor()
    for (const bytes of [
      new Uint8Array(),
      randomBytes(1000),
      Buffer.from('\0asm\x01\0\0\0\xff\xff\xff\xff', 'latin1'),
    ]) {
      const program = { modulePath: moduleFile(bytes) }
      expect(await wasm.prepare(program)).toMatchObject({ ok: false })
      await expect(wasm.start({ runId: 'bad', program, limits: roomyLimits })).rejects.toMatchObject({
        code: 'EXEC_REFUSED',
      })
      expect(await wasm.list()).toEqual([])
    }
  })

  it('a program that uses up the memory of the machine goes before anything of its owner’s', async () => {
    const { wasm, dir } = await executor()
    const one = await wasm.start({ runId: 'greedy', program: programs.spin, limits: roomyLimits })
    const pid = Number.parseInt(await readFile(path.join(dir, 'runs', 'greedy', 'pid'), 'utf8'), 10)
    for (const each of [pid, ...descendants(pid)])
      expect(readFileSync(`/proc/${each}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    await one.stop()
  })

  it('a killed process is the host’s failure, never the program’s, whichever of the run’s it was', async () => {
    const { wasm, dir } = await executor()
    for (const which of ['outermost', 'innermost']) {
      const one = await wasm.start({ runId: which, program: programs.spin, limits: roomyLimits })
      const pid = Number.parseInt(await readFile(path.join(dir, 'runs', which, 'pid'), 'utf8'), 10)
      const all = [pid, ...descendants(pid)].map(
        (each) => parseProcessId(readFileSync(`/proc/${each}/stat`, 'utf8'))!,
      )
      process.kill(all.at(which === 'outermost' ? 0 : -1)!.pid, 'SIGKILL')
      expect(await one.wait()).toMatchObject({ kind: 'failed', failure: { fault: 'host' } })
      // Nothing is left behind to use the machine unseen.
      while (all.some((each) => processState(each) !== 'gone'))
        await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
})

describe('a forged checkpoint', () => {
  const key = randomBytes(32)
  const spec = { program: programs.count, args: ['60'], limits: roomyLimits }

  /** A real state, for changing. */
  async function captured(wasm: WasmExecutor) {
    const one = await wasm.start({ ...spec, runId: 'real', checkpointKey: key, untilUnits: 20_000_000n })
    const outcome = await one.wait()
    if (outcome.kind !== 'cut') throw new Error(`not cut: ${outcome.kind}`)
    return outcome.checkpoint
  }

  it('with another program, arguments or impossible values is refused though its digest fits', async () => {
    const { wasm, dir } = await executor()
    const real = await captured(wasm)
    const bytes = readCheckpoint(real.path, key)
    const forge = async (
      runId: string,
      change: (header: ReturnType<typeof parseState>['header']) => void,
    ) => {
      const state = parseState(bytes)
      change(state.header)
      const pieces = statePieces(state)
      const file = path.join(dir, runId)
      writeCheckpoint(file, key, pieces)
      const from = { path: file, key, digest: stateDigests(pieces).digest }
      return await wasm.start({ ...spec, runId, from })
    }
    const forgedAt = async (runId: string, units: bigint, after: bigint) => {
      const state = parseState(bytes)
      state.header.units = `${units}`
      const pieces = statePieces(state)
      const file = path.join(dir, runId)
      writeCheckpoint(file, key, pieces)
      const from = { path: file, key, digest: stateDigests(pieces).digest, after }
      const segment = { segmentUnits: 10n ** 12n, untilUnits: after + 10n ** 12n, checkpointKey: key }
      return await wasm.start({ ...spec, ...segment, runId, from })
    }
    const forged = { code: 'EXEC_CHECKPOINT_FORGED' }
    await expect(
      forge('a', (header) => {
        header.module = '00'
      }),
    ).rejects.toMatchObject(forged)
    await expect(
      forge('b', (header) => {
        header.task = '00'
      }),
    ).rejects.toMatchObject(forged)
    await expect(
      forge('c', (header) => {
        header.globals = header.globals.map(() => '2000000000')
      }),
    ).rejects.toMatchObject(forged)
    await expect(
      forge('d', (header) => {
        header.descriptors.push({
          fd: 9,
          path: '/in/../../etc/passwd',
          offset: 0,
          append: false,
          preopen: false,
        })
      }),
    ).rejects.toMatchObject(forged)
    await expect(
      forge('h', (header) => {
        header.descriptors[4]!.offset = -5
      }),
    ).rejects.toMatchObject(forged)
    await expect(
      forge('e', (header) => {
        header.memoryBytes += 65_536
      }),
    ).rejects.toMatchObject(forged)
    await expect(
      forge('f', (header) => {
        header.files.push({ path: '/out/../../x', size: null })
      }),
    ).rejects.toMatchObject(forged)
    // more files than the task may have: no run of it can have come there
    await expect(
      forge('i', (header) => {
        for (let n = 0; n < 300_000; n++) header.files.push({ path: `/out/f${n}`, size: null })
      }),
    ).rejects.toMatchObject(forged)
    // before its segment, and past the end of it: what should follow from these is nothing that a seat could compute
    const after = 3n * 10n ** 12n
    await expect(forgedAt('j', after, after)).rejects.toMatchObject(forged)
    await expect(forgedAt('k', after + 10n ** 12n + 1n, after)).rejects.toMatchObject(forged)
    const segment = await forgedAt('l', after + 1n, after)
    await segment.stop()
    await segment.remove()
    expect((await wasm.list()).map(({ id }) => id)).toEqual(['real'])
    // Unchanged it goes on: what was refused was the change.
    expect(await (await forge('g', () => {})).wait()).toMatchObject({ kind: 'finished' })
  })

  it('with broken frames ends the program at worst', async () => {
    const { wasm, dir } = await executor()
    const real = await captured(wasm)
    const state = parseState(readCheckpoint(real.path, key))
    state.frames = new Uint8Array(state.frames).fill(0xff, 16)
    const pieces = statePieces(state)
    await writeFile(path.join(dir, 'broken'), '')
    writeCheckpoint(path.join(dir, 'broken'), key, pieces)
    const from = { path: path.join(dir, 'broken'), key, digest: stateDigests(pieces).digest }
    const outcome = await (await wasm.start({ ...spec, runId: 'broken', from })).wait()
    expect(['failed', 'finished']).toContain(outcome.kind)
    if (outcome.kind === 'failed') expect(outcome.failure.fault).toBe('program')
  })
})
