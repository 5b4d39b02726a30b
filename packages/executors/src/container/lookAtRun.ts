import { processState } from '../process/ProcessTree.ts'
import type { Container } from './Container.ts'
import { judgeSize } from './judgeExit.ts'
import type { Breach, RunFolder, RunRecord } from './RunFolder.ts'
import { measureWritten } from './settleRun.ts'

/** How a run stands. `lost`: its supervisor is gone and has left no exit code. */
export type Sight =
  | { is: 'running' }
  | { is: 'over'; breach: Breach }
  | { is: 'ended'; exit: { code: number; atMs: number } }
  | { is: 'lost' }

/** Whether a run has ended, and if not, whether it is over one of the limits that the kernel does not keep. */
export async function lookAtRun(folder: RunFolder, record: RunRecord, container: Container): Promise<Sight> {
  const exit = await folder.exit()
  if (exit !== undefined) return { is: 'ended', exit }
  const supervisor = await folder.supervisor()
  if (supervisor === undefined || processState(supervisor) === 'gone') {
    // It may have ended between the two questions.
    const late = await folder.exit()
    return late === undefined ? { is: 'lost' } : { is: 'ended', exit: late }
  }
  const { limits, startedAtMs } = record
  const { cpuMs } = await container.accounts()
  if (Date.now() - startedAtMs > limits.wallMs)
    return over('wallMs', `it ran for more than ${limits.wallMs} ms`)
  if (cpuMs > limits.cpuMs) return over('cpuMs', `it computed for more than ${limits.cpuMs} ms`)
  const failure = judgeSize(await measureWritten(folder, record), limits)
  return failure?.fault === 'limit' ? over(failure.limit, failure.message) : { is: 'running' }
}

const over = (limit: Breach['limit'], message: string): Sight => ({ is: 'over', breach: { limit, message } })
