import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { command, compileWat } from '../../packages/executors/test/programs/compileWat.ts'
import { median } from '../median.ts'

const limits = {
  cpuMs: 60_000,
  wallMs: 60_000,
  memoryBytes: 2 ** 28,
  diskBytes: 2 ** 24,
  outputBytes: 2 ** 24,
  logBytes: 2 ** 20,
  processes: 1,
}

/** Measures the time from `start` until the module is about to run its first instruction, with the instrumented module cached. */
export async function measureStart(
  root: string,
  rounds: number,
): Promise<{ ms: number; tier: string; bytes: number }> {
  const executor = new WasmExecutor({ dir: path.join(root, 'start') })
  const functions = Array.from({ length: 5000 }, (_, i) => bigFunction(i))
  const wat = command('(drop (call_indirect (param i32) (result i32) (i32.const 1) (i32.const 0)))', {
    extra: `(table 5000 funcref) (elem (i32.const 0) ${functions.map((_, i) => `$f${i}`).join(' ')}) ${functions.join('\n')}`,
  })
  const program = { modulePath: compileWat(wat) }
  const prepared = await executor.prepare(program)
  if (!prepared.ok) throw new Error(prepared.reasons.join())
  const { size } = await import('node:fs/promises').then(({ stat }) => stat(program.modulePath))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const run = await executor.start({ runId: `start-${round}`, program, limits })
    times.push(performance.now() - began)
    const outcome = await run.wait()
    if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome, (_, value) => `${value}`))
  }
  await executor.close()
  return { ms: median(times), tier: executor.facts.tier, bytes: size }
}

function bigFunction(seed: number): string {
  const lines = Array.from(
    { length: 12 },
    (_, k) =>
      `(local.set 0 (i32.xor (i32.mul (local.get 0) (i32.const ${seed * 7919 + k * 104_729 + 1})) (i32.load offset=${k * 4} (i32.and (local.get 0) (i32.const 1023)))))`,
  )
  return `(func $f${seed} (param i32) (result i32) ${lines.join(' ')} (local.get 0))`
}

/** Measures the time from `checkpoint` until a state of 64 MB without zero bytes is hashed twice, encrypted and on disk. */
export async function measureCheckpoint(root: string, rounds: number): Promise<number> {
  const executor = new WasmExecutor({ dir: path.join(root, 'checkpoint') })
  const wat = command(
    `(local $at i32)
    (local.set $at (i32.const 8192))
    (loop $fill
      (i64.store (local.get $at) (i64.mul (i64.extend_i32_u (local.get $at)) (i64.const 0x9e3779b97f4a7c15)))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $fill (i32.lt_u (local.get $at) (i32.const 0x3fffff8))))
    (call $write (i32.const 1) (i32.const 1024) (i32.const 6))
    (loop $for_ever (br $for_ever))`,
    { pages: '1024' },
  )
  const run = await executor.start({
    runId: 'checkpoint',
    program: { modulePath: compileWat(wat) },
    limits,
    checkpointKey: randomBytes(32),
  })
  while ((await run.logs()).bytes.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const { bytes } = await run.checkpoint()
    times.push(performance.now() - began)
    if (bytes < 2 ** 26) throw new Error(`The state has ${bytes} bytes; expected at least ${2 ** 26}.`)
  }
  await run.stop()
  await executor.close()
  return median(times)
}
