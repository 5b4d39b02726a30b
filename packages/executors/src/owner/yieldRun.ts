import type { Checkpoint, Run, RunOutcome } from '../Run.ts'

/**
 * The owner waits at most two seconds: this much for the checkpoint, and the grace period for the program to
 * exit.
 */
const checkpointMs = 1200
const graceMs = 300

/**
 * Frees the device: saves a checkpoint if that is possible in time, then ends the run. Receipted checkpoints
 * are safe in any case; unsaved work is computed again elsewhere.
 */
export async function yieldRun(run: Run): Promise<{ outcome: RunOutcome; checkpoint?: Checkpoint }> {
  const checkpoint = await saveInTime(run)
  const outcome = await run.stop({ graceMs })
  return checkpoint === undefined ? { outcome } : { outcome, checkpoint }
}

/** Returns undefined after the time limit, so that the run ends whether or not the checkpoint is written. */
async function saveInTime(run: Run): Promise<Checkpoint | undefined> {
  const signal = AbortSignal.timeout(checkpointMs)
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([run.checkpoint({ signal }).catch(() => undefined), late])
}
