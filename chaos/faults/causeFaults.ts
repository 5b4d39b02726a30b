import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './Fault.ts'

export type FaultLog = {
  /** The faults in their order. */
  steps: string[]
  /** When each target was hit, in milliseconds since 1970. */
  hits: { target: string; fromMs: number; toMs: number }[]
  /** Faults that did not go as they must. */
  problems: string[]
  progress(line: string): void
}

/** Causes the faults of the plans, each plan one after the other, until they end or the signal is aborted. */
export async function causeFaults(
  plans: readonly Iterable<Fault>[],
  log: FaultLog,
  signal: AbortSignal,
): Promise<void> {
  /** Targets of the faults under way, of all plans. */
  const busy = new Set<string>()
  await Promise.all(plans.map((plan) => follow(plan, busy, log, signal)))
}

async function follow(
  plan: Iterable<Fault>,
  busy: Set<string>,
  { steps, hits, problems, progress }: FaultLog,
  signal: AbortSignal,
): Promise<void> {
  for (const { what, targets, afterMs = 0, happen } of plan) {
    await pause(afterMs, undefined, { signal }).catch(() => {})
    while (!signal.aborted && targets.some((target) => busy.has(target))) await pause(100)
    if (signal.aborted) return
    for (const target of targets) busy.add(target)
    steps.push(what)
    progress(`fault: ${what}`)
    const fromMs = Date.now()
    await happen().catch((error: unknown) => problems.push(`${what}: ${(error as Error).message}`))
    for (const target of targets) {
      busy.delete(target)
      hits.push({ target, fromMs, toMs: Date.now() })
    }
  }
}
