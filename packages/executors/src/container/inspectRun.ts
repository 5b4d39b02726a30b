import { processState } from '../process/ProcessTree.ts'
import type { Container } from './Container.ts'
import { classifySize } from './classifyExit.ts'
import type { Breach, RunFolder, RunRecord } from './RunFolder.ts'
import { measureWritten } from './settleRun.ts'

/** The state of a run. `lost`: its supervisor is gone without an exit code. */
export type RunInspection =
  | { state: 'running' }
  | { state: 'overLimit'; breach: Breach }
  | { state: 'exited'; exit: { code: number; atMs: number } }
  | { state: 'lost' }

/**
 * Checks whether a run has ended, and if not, whether it is over a limit that the kernel does not enforce.
 */
export async function inspectRun(
  folder: RunFolder,
  record: RunRecord,
  container: Container,
): Promise<RunInspection> {
  const exit = await folder.exit()
  if (exit !== undefined) return { state: 'exited', exit }
  const supervisor = await folder.supervisor()
  if (supervisor === undefined || processState(supervisor) === 'gone') {
    // The run may have ended between the two reads.
    const late = await folder.exit()
    return late === undefined ? { state: 'lost' } : { state: 'exited', exit: late }
  }
  const { limits, startedAtMs } = record
  const { cpuMs } = await container.stats()
  if (Date.now() - startedAtMs > limits.wallMs)
    return overLimit('wallMs', `the program ran for more than ${limits.wallMs} ms`)
  if (cpuMs > limits.cpuMs)
    return overLimit('cpuMs', `the program used more than ${limits.cpuMs} ms of CPU time`)
  const failure = classifySize(await measureWritten(folder, record), limits)
  return failure?.fault === 'limit' ? overLimit(failure.limit, failure.message) : { state: 'running' }
}

const overLimit = (limit: Breach['limit'], message: string): RunInspection => ({
  state: 'overLimit',
  breach: { limit, message },
})
