import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { command, compileWat } from './programs/compileWat.ts'
import { sharedModules } from './programs/sharedModules.ts'

const gib = 2 ** 30
const pageBytes = 65_536

/**
 * Grows its memory to `pages`, writes its number into every 16th page, optionally writes a file, works for a
 * while, and writes the sum of what it reads back.
 */
function program(pages: number, fileBytes: number): string {
  const everyPage = (body: string) => `(local.set $at (i32.const 1))
    (loop $next
      ${body}
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (i32.const ${pages}))))`
  const address = '(i32.mul (local.get $at) (i32.const 65536))'
  const file = `(local.set $at (i32.const ${fileBytes / writeBytes}))
    (local.set $fd (call $open (i32.const 4) (i32.const 1120) (i32.const 4) (i32.const 1)))
    (loop $more
      (call $write (local.get $fd) (i32.const 65536) (i32.const ${writeBytes}))
      (br_if $more (local.tee $at (i32.sub (local.get $at) (i32.const 1)))))`
  return command(
    `(local $at i32) (local $fd i32) (local $sum i64) (local $i i64)
    (if (i32.eq (memory.grow (i32.const ${pages - 2})) (i32.const -1)) (then (unreachable)))
    ${everyPage(`(i32.store ${address} (i32.add (local.get $at) (i32.const 7)))`)}
    ${fileBytes > 0 ? file : ''}
    (loop $work
      (local.set $i (i64.add (local.get $i) (i64.const 1)))
      (br_if $work (i64.lt_u (local.get $i) (i64.const 100000000))))
    ${everyPage(`(local.set $sum (i64.add (local.get $sum) (i64.load ${address})))`)}
    (i64.store (i32.const 8192) (local.get $sum))
    (call $write (call $open (i32.const 4) (i32.const 1110) (i32.const 5) (i32.const 1))
      (i32.const 8192) (i32.const 8))`,
    { pages: '2 65536' },
  )
}

const writeBytes = 2 ** 24
const sizes = [
  { name: '2.2 GiB of memory', pages: Math.ceil((2.2 * gib) / pageBytes), fileBytes: 0 },
  { name: '4 GiB of memory', pages: 65_536, fileBytes: 0 },
  { name: 'a file of 2.2 GiB', pages: 512, fileBytes: 141 * writeBytes },
]

for (const { name, pages, fileBytes } of sizes)
  it(`a state with ${name} is saved, resumed and replayed to the same end`, {
    timeout: 600_000,
  }, async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-large-'))
    const wasm = new WasmExecutor({ dir, modulesDir: sharedModules() })
    onTestFinished(async () => {
      await wasm.close()
      await rm(dir, { recursive: true, force: true })
    })
    const key = randomBytes(32)
    // The first mark is in the middle of the work, past the filling of memory and file.
    const segmentUnits = 35n * 10n ** 7n + BigInt(fileBytes)
    const diskBytes = fileBytes + 2 ** 20
    const limits = { ...generousLimits, cpuMs: 600_000, wallMs: 600_000, memoryBytes: 4 * gib }
    const spec = {
      program: { modulePath: compileWat(program(pages, fileBytes)) },
      limits: { ...limits, diskBytes, outputBytes: diskBytes },
      segmentUnits,
      checkpointKey: key,
    }
    const whole = await wasm.start({ ...spec, runId: 'whole' })
    const outcome = await whole.wait()
    if (outcome.kind !== 'finished') throw new Error(inspect(outcome))
    expect(outcome.result.bytes).toBe(fileBytes + 8)
    const [middle, ...later] = await whole.leaves()
    expect(later.length).toBeGreaterThan(0)
    await whole.remove()

    const cut = await (await wasm.start({ ...spec, runId: 'cut', untilUnits: segmentUnits })).wait()
    if (cut.kind !== 'cut') throw new Error(`not cut: ${cut.kind}`)
    const { path: file, digest } = cut.checkpoint
    expect(digest).toBe(middle!.digest)
    expect((await stat(file)).size).toBeGreaterThan(pages * pageBytes + fileBytes)

    const from = { path: file, key, digest, after: segmentUnits }
    const replay = await wasm.start({ ...spec, runId: 'replay', from })
    expect(await replay.wait()).toMatchObject({
      kind: 'finished',
      result: { digest: outcome.result.digest },
      usage: { units: outcome.usage.units },
    })
    expect(await replay.leaves()).toEqual(later)

    // One changed byte at the end of the state makes it another one.
    const bytes = await open(file, 'r+')
    const { size } = await bytes.stat()
    await bytes.write(Buffer.alloc(1, 0x55), 0, 1, size - 100)
    await bytes.close()
    await expect(wasm.start({ ...spec, runId: 'other', from })).rejects.toMatchObject({
      code: 'EXEC_CHECKPOINT_FORGED',
    })
  })
