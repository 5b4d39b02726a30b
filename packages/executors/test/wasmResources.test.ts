import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { command, compileWat } from './programs/compileWat.ts'
import { hostileExecutor, runHostile } from './programs/runHostile.ts'

// Programs that take memory, time or disk which their gas does not pay for.

const files = (body: string) =>
  command(body, { data: '(data (i32.const 8192) "abcdefghijklmnop")' }).replace(
    '(memory (export',
    `(import "wasi_snapshot_preview1" "fd_filestat_set_size" (func $resize (param i32 i64) (result i32)))
     (import "wasi_snapshot_preview1" "fd_readdir" (func $list (param i32 i32 i32 i64 i32) (result i32)))
     (memory (export`,
  )
const small = { memoryBytes: 64 * 2 ** 20, diskBytes: 256 * 2 ** 20, outputBytes: 256 * 2 ** 20 }

it('files that grow and are truncated keep no memory, and pay for every byte', async () => {
  const hoard = files(
    `(local $i i32) (local $fd i32)
    (loop $next
      (local.set $fd (call $open (i32.const 4) (i32.add (i32.const 8192) (local.get $i)) (i32.const 1) (i32.const 1)))
      (if (call $resize (local.get $fd) (i64.const ${200 * 2 ** 20})) (then (unreachable)))
      (if (call $resize (local.get $fd) (i64.const 0)) (then (unreachable)))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $i) (i32.const 14))))`,
  )
  const outcome = await runHostile(hoard, small)
  expect(outcome).toMatchObject({ kind: 'finished', result: { bytes: 0 } })
  expect(outcome.usage.peakMemoryBytes).toBeLessThan(600 * 2 ** 20)
  expect(outcome.usage.units).toBeGreaterThan(14n * 200n * 2n ** 20n)
})

it.for([
  ['growing a file', `(drop (call $resize (local.get $fd) (i64.const ${200 * 2 ** 20})))`],
  ['random bytes', `(drop (call $random_get (i32.const 65536) (i32.const 50000000)))`],
])('%s without gas is not done', async ([, step]) => {
  // No loop, and so no mark before the end of the program.
  const greedy = files(
    `(local $fd i32)
    (local.set $fd (call $open (i32.const 4) (i32.const 8192) (i32.const 1) (i32.const 1)))
    ${`${step} (drop (call $resize (local.get $fd) (i64.const 0)))`.repeat(40)}`,
  ).replace('(memory (export "memory") 2)', '(memory (export "memory") 800)')
  const outcome = await runHostile(greedy, { ...small, units: 1_000_000n })
  expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'limit', limit: 'units' } })
  expect(outcome.usage.peakMemoryBytes).toBeLessThan(200 * 2 ** 20)
  expect(outcome.usage.cpuMs).toBeLessThan(2_000)
})

it('many segments of little work write few states, and every state can be computed', async () => {
  const { wasm, dir } = await hostileExecutor()
  const program = {
    modulePath: compileWat(
      command(
        `(local $i i32)
        (loop $next
          (i32.store (i32.const 8192) (local.tee $i (i32.add (local.get $i) (i32.const 1))))
          (br_if $next (i32.lt_u (local.get $i) (i32.const 12000000))))`,
        { pages: '320' },
      ),
    ),
  }
  const work = {
    program,
    limits: generousLimits,
    segmentUnits: 2_000_000n,
    checkpointKey: randomBytes(32),
  }
  const many = await wasm.start({ ...work, runId: 'many', saveEvery: 1 })
  const outcome = await many.wait()
  expect(outcome.kind).toBe('finished')
  const leaves = await many.leaves()
  expect(leaves.length).toBeGreaterThan(30)
  const folder = path.join(dir, 'runs', 'many', 'io', 'checkpoints')
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  )
  const written = sizes.reduce((sum, size) => sum + size, 0)
  expect(written).toBeGreaterThan(20 * 2 ** 20)
  expect(written).toBeLessThan(64 * 2 ** 20 + Number(outcome.usage.units) / 4)

  const missing = leaves.find((leaf) => leaf.checkpoint === undefined)!
  const untilUnits = BigInt(missing.index) * work.segmentUnits
  const again = await (await wasm.start({ ...work, runId: 'again', untilUnits })).wait()
  expect(again).toMatchObject({ kind: 'cut', checkpoint: { digest: missing.digest } })
})
