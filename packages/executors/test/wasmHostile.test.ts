import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { descendants, parseProcessId, processState } from '../src/process/ProcessTree.ts'
import { type MachineState, statePieces } from '../src/wasm/run/MachineState.ts'
import type { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { command, compileWat, moduleFile } from './programs/compileWat.ts'
import { wasmCompliancePrograms } from './programs/compliancePrograms.ts'
import { forgeCheckpoint, openState } from './programs/forgeState.ts'
import { hostileExecutor, runHostile } from './programs/runHostile.ts'

const programs = wasmCompliancePrograms()

describe('hostile programs', () => {
  it('an endless loop ends at its gas budget, at the same unit each time', async () => {
    const limits = { units: 300_000_000n }
    const spin = command('(loop $for_ever (br $for_ever))')
    const first = await runHostile(spin, limits)
    expect(first).toMatchObject({ kind: 'failed', failure: { fault: 'limit', limit: 'units' } })
    expect((await runHostile(spin, limits)).usage.units).toBe(first.usage.units)
  })

  it('a step longer than filling all memory fails a segmented run', async () => {
    const fill = '(memory.fill (i32.const 8192) (i32.const 1) (i32.const 16000000))'
    const leap = command(
      `(loop $again
        ${fill.repeat(200)}
        (i32.store (i32.const 4096) (i32.add (i32.load (i32.const 4096)) (i32.const 1)))
        (br_if $again (i32.lt_u (i32.load (i32.const 4096)) (i32.const 2))))`,
      { pages: '256' },
    ).replace(/\(import "wasi_snapshot_preview1" "random_get".*/, '') // a program that may draw random numbers is allowed longer steps
    const limits = { diskBytes: 2 ** 20 }
    expect(await runHostile(leap, limits)).toMatchObject({ kind: 'finished' })
    const segments = { segmentUnits: 10_000_000n, checkpointKey: randomBytes(32) }
    const ends = [await runHostile(leap, limits, segments), await runHostile(leap, limits, segments)]
    for (const end of ends)
      expect(end).toMatchObject({
        kind: 'failed',
        failure: { fault: 'program', message: expect.stringContaining('a single step of the program') },
        usage: { units: ends[0]!.usage.units },
      })
  })

  it("endless recursion ends at the metered depth, not at the host's stack", async () => {
    const deep = command('(drop (call $f (i64.const 1)))', {
      extra: '(func $f (param i64) (result i64) (i64.add (call $f (local.get 0)) (i64.const 1)))',
    })
    expect(await runHostile(deep)).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program', message: 'calls are nested too deeply' },
    })
  })

  it('recursion with huge frames ends at the metered depth too', async () => {
    const fat = command('(call $f (i32.const 1))', {
      extra: `(func $f (param i32) (local ${'v128 '.repeat(4000)})
        (call $f (local.get 0)) (local.set 1 (i32x4.splat (local.get 0))) (v128.store (i32.const 8192) (local.get 1)))`,
    })
    expect(await runHostile(fat)).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program', message: 'calls are nested too deeply' },
    })
  })

  it('calls that multiply without a loop end at the gas budget', async () => {
    const levels = Array.from({ length: 60 }, (_, i) => `(func $f${i} (call $f${i + 1}) (call $f${i + 1}))`)
    const tree = command('(call $f0)', {
      extra: `${levels.join('')} (func $f60 (i32.store (i32.const 8192) (i32.const 1)))`,
    })
    expect(await runHostile(tree, { units: 100_000_000n })).toMatchObject({
      kind: 'failed',
      failure: { fault: 'limit', limit: 'units' },
    })
  })

  it('host calls in a loop end at the CPU limit', async () => {
    const random = command('(loop $l (drop (call $random_get (i32.const 8192) (i32.const 65536))) (br $l))')
    expect(await runHostile(random, { cpuMs: 1000 })).toMatchObject({
      kind: 'failed',
      failure: { fault: 'limit', limit: 'cpuMs' },
    })
  })

  it('many empty files count towards the disk limit', async () => {
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
    const outcome = await runHostile(files, { diskBytes: 100_000, cpuMs: 5_000 })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'limit' } })
  })

  it('an initial memory over the limit fails with the limit', async () => {
    expect(await runHostile(command('', { pages: '2000' }), { memoryBytes: 2 ** 26 })).toMatchObject({
      kind: 'failed',
      failure: { fault: 'limit', limit: 'memoryBytes' },
    })
  })

  it('invalid pointers in host calls return an error number', async () => {
    const bad = command(`
      (if (i32.ne (call $fd_write (i32.const 1) (i32.const -8) (i32.const 5) (i32.const -4)) (i32.const 21)) (then (unreachable)))
      (if (i32.ne (call $random_get (i32.const -1) (i32.const 100)) (i32.const 21)) (then (unreachable)))
      (if (i32.ne (call $args_get (i32.const -1) (i32.const -1)) (i32.const 21)) (then (unreachable)))
      (if (call $open (i32.const 3) (i32.const -5) (i32.const 4) (i32.const 0)) (then (unreachable)))`)
    expect(await runHostile(bad)).toMatchObject({ kind: 'finished' })
  })

  it('file names that no disk supports are rejected, and unusual ones are in the result', async () => {
    const names = command(
      `(if (call $open (i32.const 4) (i32.const 9000) (i32.const 201) (i32.const 1)) (then (unreachable)))
      (if (call $open (i32.const 4) (i32.const 8192) (i32.const 3) (i32.const 1)) (then (unreachable)))
      (if (i32.eqz (call $open (i32.const 4) (i32.const 8200) (i32.const 1) (i32.const 1))) (then (unreachable)))
      (if (i32.eqz (call $open (i32.const 4) (i32.const 8200) (i32.const 9) (i32.const 1))) (then (unreachable)))`,
      {
        data: `(data (i32.const 9000) "${'x'.repeat(201)}") (data (i32.const 8192) "a\\00b") (data (i32.const 8200) "a.partial")`,
      },
    )
    const { wasm } = await hostileExecutor()
    const wasmRun = await wasm.start({
      runId: 'names',
      program: { modulePath: compileWat(names) },
      limits: generousLimits,
    })
    const outcome = await wasmRun.wait()
    expect(outcome).toMatchObject({ kind: 'finished' })
    if (outcome.kind === 'finished')
      expect((await readdir(outcome.result.dir)).sort()).toEqual(['a', 'a.partial'])
  })

  it("a data segment outside its memory is the program's failure", async () => {
    expect(await runHostile(command('', { data: '(data (i32.const 200000) "x")' }))).toMatchObject({
      kind: 'failed',
      failure: { fault: 'program' },
    })
  })

  it('random bytes are rejected as a module', async () => {
    const { wasm } = await hostileExecutor()
    for (const bytes of [
      new Uint8Array(),
      randomBytes(1000),
      Buffer.from('\0asm\x01\0\0\0\xff\xff\xff\xff', 'latin1'),
    ]) {
      const program = { modulePath: moduleFile(bytes) }
      expect(await wasm.prepare(program)).toMatchObject({ ok: false })
      await expect(wasm.start({ runId: 'bad', program, limits: generousLimits })).rejects.toMatchObject({
        code: 'EXEC_REFUSED',
      })
      expect(await wasm.list()).toEqual([])
    }
  })

  it('processes of a run are the first to be killed when the machine runs out of memory', async () => {
    const { wasm, dir } = await hostileExecutor()
    const wasmRun = await wasm.start({ runId: 'greedy', program: programs.spin, limits: generousLimits })
    const pid = Number.parseInt(await readFile(path.join(dir, 'runs', 'greedy', 'pid'), 'utf8'), 10)
    for (const each of [pid, ...descendants(pid)])
      expect(readFileSync(`/proc/${each}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    await wasmRun.stop()
  })

  it("killing any process of a run is the host's failure, not the program's", async () => {
    const { wasm, dir } = await hostileExecutor()
    for (const which of ['outermost', 'innermost']) {
      const wasmRun = await wasm.start({ runId: which, program: programs.spin, limits: generousLimits })
      const pid = Number.parseInt(await readFile(path.join(dir, 'runs', which, 'pid'), 'utf8'), 10)
      const all = [pid, ...descendants(pid)].map(
        (each) => parseProcessId(readFileSync(`/proc/${each}/stat`, 'utf8'))!,
      )
      process.kill(all.at(which === 'outermost' ? 0 : -1)!.pid, 'SIGKILL')
      expect(await wasmRun.wait()).toMatchObject({ kind: 'failed', failure: { fault: 'host' } })
      // No process may be left behind.
      while (all.some((each) => processState(each) !== 'gone'))
        await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
})

describe('a forged checkpoint', () => {
  const key = randomBytes(32)
  const spec = { program: programs.count, args: ['60'], limits: generousLimits }

  /** Captures a valid state for the tests to change. */
  async function captureState(wasm: WasmExecutor) {
    const wasmRun = await wasm.start({ ...spec, runId: 'real', checkpointKey: key, untilUnits: 20_000_000n })
    const outcome = await wasmRun.wait()
    if (outcome.kind !== 'cut') throw new Error(`not cut: ${outcome.kind}`)
    return outcome.checkpoint
  }

  it('with another program, arguments or invalid values is rejected although its digest matches', async () => {
    const { wasm, dir } = await hostileExecutor()
    const real = await captureState(wasm)
    const forge = async (runId: string, change: (header: MachineState['header']) => void) => {
      const state = openState(real.path, key)
      change(state.header)
      const file = path.join(dir, runId)
      const from = { path: file, key, digest: forgeCheckpoint(file, key, statePieces(state)) }
      return await wasm.start({ ...spec, runId, from })
    }
    const forgedAt = async (runId: string, units: bigint, after: bigint) => {
      const state = openState(real.path, key)
      state.header.units = `${units}`
      const file = path.join(dir, runId)
      const from = { path: file, key, digest: forgeCheckpoint(file, key, statePieces(state)), after }
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
    // More files than the task may have: no run of the task could have reached this state.
    await expect(
      forge('i', (header) => {
        for (let n = 0; n < 300_000; n++) header.files.push({ path: `/out/f${n}`, size: null })
      }),
    ).rejects.toMatchObject({ code: 'EXEC_STATE_TOO_LARGE' })
    // Before the start of its segment, and past its end: a seat could not compute what follows from such a
    // state.
    const after = 3n * 10n ** 12n
    await expect(forgedAt('j', after, after)).rejects.toMatchObject(forged)
    await expect(forgedAt('k', after + 10n ** 12n + 1n, after)).rejects.toMatchObject(forged)
    const segment = await forgedAt('l', after + 1n, after)
    await segment.stop()
    await segment.remove()
    expect((await wasm.list()).map(({ id }) => id)).toEqual(['real'])
    // The unchanged state is accepted: only the changes were rejected.
    expect(await (await forge('g', () => {})).wait()).toMatchObject({ kind: 'finished' })
  })

  it('with broken frames can at worst end the program', async () => {
    const { wasm, dir } = await hostileExecutor()
    const real = await captureState(wasm)
    const state = openState(real.path, key)
    state.frames.fill(0xff, 16)
    const file = path.join(dir, 'broken')
    const from = { path: file, key, digest: forgeCheckpoint(file, key, statePieces(state)) }
    const outcome = await (await wasm.start({ ...spec, runId: 'broken', from })).wait()
    expect(['failed', 'finished']).toContain(outcome.kind)
    if (outcome.kind === 'failed') expect(outcome.failure.fault).toBe('program')
  })
})
