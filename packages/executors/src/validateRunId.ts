import { MusterError } from '@muster-network/core'

/** Run ids name folders and containers, so other characters are rejected. @throws EXEC_RUN_INVALID */
export function validateRunId(runId: string): void {
  if (!/^[a-z0-9-]{1,64}$/.test(runId))
    throw new MusterError(
      'EXEC_RUN_INVALID',
      `invalid run id "${runId.slice(0, 80)}": use 1 to 64 characters of a-z, 0-9 and -`,
      {
        details: { runId: runId.slice(0, 80) },
      },
    )
}
