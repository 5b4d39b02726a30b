import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { Executor, Limits, WasmProgram } from '@muster-network/executors'

/**
 * An endless loop that mixes a seed through 256 KiB of memory, so that the state after n units can only be computed by n units
 * of work:
 *
 *   (import "wasi_snapshot_preview1" "random_get" (func $random_get (param i32 i32) (result i32)))
 *   (memory (export "memory") 5)
 *   (func (export "_start") (local $x i64) (local $at i32)
 *     (drop (call $random_get (i32.const 0) (i32.const 8)))
 *     (local.set $x (i64.load (i32.const 0)))
 *     (loop $again
 *       (local.set $x (i64.add (i64.mul (local.get $x) (i64.const 6364136223846793005)) (i64.const 1442695040888963407)))
 *       (local.set $at (i32.and (i32.wrap_i64 (i64.shr_u (local.get $x) (i64.const 40))) (i32.const 0x3fff8)))
 *       (i64.store offset=8 (local.get $at) (i64.xor (local.get $x) (i64.load offset=8 (local.get $at))))
 *       (br $again)))
 */
const probeModule =
  'AGFzbQEAAAABCgJgAn9/AX9gAAACJQEWd2FzaV9zbmFwc2hvdF9wcmV2aWV3MQpyYW5kb21fZ2V0AAADAgEBBQMBAAUHEwIGbWVtb3J5AgAGX3N0YXJ0AAEKUQFPAgF+AX9BAEEIEAAaQQApAwAhAANAIABCrf7V5NSF/ajYAH5Cz4Keu+/v3oIUfCEAIABCKIinQfj/D3EhASABIAAgASkDCIU3AwgMAAsACw=='

export type ProbeWork = { seed: string; units: bigint }
/** The digest of the state. */
export type ProbeAnswer = { digest: string }

const limits: Limits = {
  cpuMs: 30_000,
  wallMs: 30_000,
  memoryBytes: 64 * 2 ** 20,
  diskBytes: 2 ** 20,
  outputBytes: 2 ** 20,
  logBytes: 1024,
  processes: 1,
}

/** Runs a probe: the prober to learn the expected answer, the probed node to answer. @throws EXEC_HOST */
export async function runProbe(
  executor: Executor<WasmProgram>,
  work: ProbeWork,
  folder: string,
): Promise<ProbeAnswer> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const modulePath = path.join(folder, 'probe.wasm')
  await writeFile(modulePath, Buffer.from(probeModule, 'base64'))
  const run = await executor.start({
    runId: `probe-${randomBytes(8).toString('hex')}`,
    program: { modulePath },
    seed: work.seed,
    limits,
    untilUnits: work.units,
    checkpointKey: randomBytes(32),
  })
  const outcome = await run.wait()
  await run.remove()
  if (outcome.kind !== 'cut') throw new MusterError('EXEC_HOST', `a probe ended with outcome ${outcome.kind}`)
  return { digest: outcome.checkpoint.digest }
}
