import { MusterError } from '@muster-network/core'
import type { CheckpointSource } from '../../RunSpec.ts'
import { resultDigest } from '../../resultDigest.ts'
import { copyState } from './copyState.ts'

/**
 * Gives a run what an earlier one, of whoever, has saved: the committed files and nothing else, no more than the run may keep.
 *
 * @throws EXEC_CHECKPOINT_FORGED
 */
export async function layState(
  { path: source, digest }: CheckpointSource,
  target: string,
  maxBytes: number,
): Promise<void> {
  const refused = (why: string, cause?: unknown) =>
    new MusterError('EXEC_CHECKPOINT_FORGED', `the checkpoint was refused: ${why}`, { cause })
  const found = await resultDigest(source).catch((error: Error) => {
    throw refused(error.message, error)
  })
  if (found.digest !== digest) throw refused('it does not have the committed digest')
  await copyState(source, target, { maxBytes }).catch((error: Error) => {
    throw error instanceof RangeError ? refused(error.message, error) : error
  })
}
