import { MusterError } from '@muster-network/core'

/** Run ids name folders and containers, so nothing else may be in one. @throws EXEC_RUN_INVALID */
export function checkRunId(runId: string): void {
  if (!/^[a-z0-9-]{1,64}$/.test(runId))
    throw new MusterError('EXEC_RUN_INVALID', 'a run id is 1 to 64 characters of a-z, 0-9 and -', {
      details: { runId: runId.slice(0, 80) },
    })
}
