import type { AssignmentActivity } from './ExecutorActivity.ts'

/** A machine that runs tasks is never quite idle: up to this slowdown the wait stays as it is. */
const usualSlowdown = 2
/** The longest wait is this many times the usual one: an executor that is gone is replaced on a busy machine too. */
const longest = 20
/** An executor whose machine refuses every connection for this long counts as silent. */
const downMs = 250

export type Patience = {
  /** Time that an executor has to report for the first time. */
  startWithinMs: number
  /** Time without a report after which it counts as silent, on an idle machine. */
  silentAfterMs: number
  /** How many times longer this machine takes for its work now than when it is idle. */
  slowdown: number
}

/**
 * Returns the milliseconds until an executor counts as silent; zero or less when it does. A busy machine reads the reports late, and on a
 * local network the executors share it: a challenge would cost honest ones their parts. An executor whose machine refuses connections is
 * missed sooner: the challenge is at the client's own risk, and gives the executor the whole time of the rules to answer.
 */
export function silentInMs(
  {
    sinceMs,
    lastReportMs,
    downSinceMs,
  }: Pick<AssignmentActivity, 'sinceMs' | 'lastReportMs' | 'downSinceMs'>,
  { startWithinMs, silentAfterMs, slowdown }: Patience,
  nowMs: number,
): number {
  if (lastReportMs === undefined) return sinceMs + startWithinMs - nowMs
  const factor = Math.min(longest, Math.max(1, slowdown / usualSlowdown))
  const silent = lastReportMs + silentAfterMs * factor - nowMs
  if (downSinceMs === undefined) return silent
  return Math.min(silent, Math.max(0, downSinceMs + downMs * factor - nowMs))
}
