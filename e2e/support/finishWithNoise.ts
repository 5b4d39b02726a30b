import { writeFile } from 'node:fs/promises'
import { type RunOutcome, resultDigest } from '@muster-network/executors'
import { folderOnce } from './folderOnce.ts'

/** Says that a run which was stopped early has finished, with noise for a result. Other outcomes stay as they are. */
export async function finishWithNoise(
  outcome: RunOutcome,
  out: string,
  units = outcome.usage.units,
): Promise<RunOutcome> {
  if (outcome.kind !== 'cut') return outcome
  await folderOnce(out, (making) => writeFile(`${making}/rows-00000.ppm`, 'noise'))
  const { digest, bytes } = await resultDigest(out)
  return { kind: 'finished', result: { digest, dir: out, bytes }, usage: { ...outcome.usage, units } }
}
