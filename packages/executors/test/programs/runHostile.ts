import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { generousLimits } from '../../src/compliance/ComplianceSetup.ts'
import type { Limits, RunOutcome, RunSpec } from '../../src/index.ts'
import { WasmExecutor } from '../../src/wasm/WasmExecutor.ts'
import type { WasmProgram } from '../../src/wasm/WasmProgram.ts'
import { compileWat } from './compileWat.ts'
import { sharedModules } from './sharedModules.ts'

const modulesDir = sharedModules()

/** An executor with a folder of its own, for the current test. */
export async function hostileExecutor() {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-hostile-'))
  const wasm = new WasmExecutor({ dir, modulesDir })
  onTestFinished(async () => {
    for (const run of await wasm.list()) await run.stop()
    await wasm.close()
    await rm(dir, { recursive: true, force: true })
  })
  return { wasm, dir }
}

/** Runs a program to its end, with the limits of most tests where a test has none. */
export async function runHostile(
  wat: string,
  limits: Partial<Limits> = {},
  extra: Partial<RunSpec<WasmProgram>> = {},
): Promise<RunOutcome> {
  const { wasm } = await hostileExecutor()
  const program = { modulePath: compileWat(wat) }
  const wasmRun = await wasm.start({
    runId: 'one',
    program,
    limits: { ...generousLimits, ...limits },
    ...extra,
  })
  return await wasmRun.wait()
}
