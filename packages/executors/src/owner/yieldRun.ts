import type { Checkpoint, Run, RunOutcome } from '../Run.ts'

/** The owner waits no longer than two seconds: of that, the state may take so long, and the program's own end. */
const checkpointMs = 1200
const graceMs = 300

/**
 * Gives the device back: the state is saved if that can be done in time, then the run ends. What was acknowledged
 * before is safe in any case; what is not saved now is computed again elsewhere.
 */
export async function yieldRun(run: Run): Promise<{ outcome: RunOutcome; checkpoint?: Checkpoint }> {
  const checkpoint = await saveInTime(run)
  const outcome = await run.stop({ graceMs })
  return checkpoint === undefined ? { outcome } : { outcome, checkpoint }
}

/** The owner's time is not the executor's to spend: past it, the run ends whether or not the state is written. */
async function saveInTime(run: Run): Promise<Checkpoint | undefined> {
  const signal = AbortSignal.timeout(checkpointMs)
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([run.checkpoint({ signal }).catch(() => undefined), late])
}
