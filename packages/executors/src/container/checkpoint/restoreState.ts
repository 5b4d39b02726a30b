import { MusterError } from '@muster-network/core'
import type { CheckpointSource } from '../../RunSpec.ts'
import { resultDigest } from '../../resultDigest.ts'
import { copyState } from './copyState.ts'

/**
 * Copies a saved state, possibly from another provider, into a new run: only if it has the committed digest
 * and fits the run's limits.
 *
 * @throws EXEC_CHECKPOINT_FORGED, EXEC_STATE_TOO_LARGE; any other error is a fault of this machine
 */
export async function restoreState(
  { path: source, digest }: CheckpointSource,
  target: string,
  maxBytes: number,
): Promise<void> {
  const rejected = (why: string, cause?: unknown) =>
    new MusterError('EXEC_CHECKPOINT_FORGED', `checkpoint rejected: ${why}`, { cause })
  const actual = await resultDigest(source).catch((error: Error) => {
    throw error instanceof RangeError ? rejected(error.message, error) : error
  })
  if (actual.digest !== digest) throw rejected(`its digest is ${actual.digest}, not the committed ${digest}`)
  await copyState(source, target, { maxBytes }).catch((error: Error) => {
    if (!(error instanceof RangeError)) throw error
    throw new MusterError('EXEC_STATE_TOO_LARGE', `checkpoint rejected: ${error.message}`, { cause: error })
  })
}
