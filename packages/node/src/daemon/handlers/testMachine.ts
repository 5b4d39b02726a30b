import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { TestStep } from '@muster-network/api'
import { findTier, WasmExecutor } from '@muster-network/executors'
import { runProbe } from '../../replay/runProbe.ts'
import type { Serving } from './Serving.ts'

/** About a second of work on a common core. */
const testUnits = 1_000_000_000n

export type MachineTest = { unitsPerSecond: bigint | undefined }

/** Runs a small task in the sandbox twice, as a stranger's task would run: the same work must give the same state. */
export async function* testMachine({ daemon }: Serving): AsyncGenerator<TestStep, MachineTest> {
  const { context } = daemon
  // a folder apart from the provider's own runs, which the owner's rules may pause or end
  const executor = new WasmExecutor({ dir: path.join(context.dir, 'test-runs'), logger: context.logger })
  yield {
    name: 'sandbox',
    status: 'ok',
    found: findTier() === 'bubblewrap' ? 'bubblewrap' : 'WebAssembly alone',
  }
  const folder = path.join(context.dir, 'test')
  const seed = randomBytes(32).toString('hex')
  const run = async (units: bigint) => {
    const started = performance.now()
    const answer = await runProbe(executor, { seed, units }, folder)
    return { ...answer, ms: performance.now() - started }
  }
  try {
    yield { name: 'start', status: 'running', found: 'starting a task in the sandbox' }
    const small = await run(1_000_000n)
    yield { name: 'start', status: 'ok', found: `a task starts and ends in ${Math.round(small.ms)} ms` }
    yield { name: 'speed', status: 'running', found: 'measuring a second of work' }
    const first = await run(testUnits)
    // subtract the start of the sandbox, unless a busy machine makes it too large to separate from the work
    const workMs = first.ms > 2 * small.ms ? first.ms - small.ms : first.ms
    const unitsPerSecond = BigInt(Math.round((Number(testUnits) / workMs) * 1000))
    yield {
      name: 'speed',
      status: 'ok',
      found: `${(Number(unitsPerSecond) / 1e9).toFixed(2)} · 10⁹ units a second`,
    }
    yield { name: 'repeat', status: 'running', found: 'repeating the same work' }
    const second = await run(testUnits)
    const same = second.digest === first.digest
    yield {
      name: 'repeat',
      status: same ? 'ok' : 'failed',
      found: same
        ? 'the same work gave the same state'
        : 'the same work gave another state: this machine is faulty',
    }
    return { unitsPerSecond: same ? unitsPerSecond : undefined }
  } catch (error) {
    const found = error instanceof Error ? error.message : 'the run failed'
    yield { name: 'run', status: 'failed', found }
    return { unitsPerSecond: undefined }
  } finally {
    await executor.close()
  }
}
