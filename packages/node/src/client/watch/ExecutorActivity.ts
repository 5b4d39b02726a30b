import type { Hex } from '@muster-network/chain'

export type AssignmentActivity = {
  assignment: number
  /** Times of an assignment: first seen, key sent, last progress report. */
  sinceMs: number
  dispatchedMs?: number
  lastReportMs?: number
  /** When the reported units last grew; the executor's own word. */
  unitsMs?: number
  /** Since when every dial of the executor is refused. */
  downSinceMs?: number
  /** When its last checkpoint or state was stored here. */
  storedMs?: number
  units: bigint
}

/**
 * Tracks the activity of executors, in memory only: after a restart each executor has the full start time to
 * report.
 */
export class ExecutorActivity {
  readonly #byPart = new Map<string, AssignmentActivity>()
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  of(taskId: Hex, part: number, assignment: number): AssignmentActivity {
    const key = `${taskId}/${part}`
    const known = this.#byPart.get(key)
    if (known?.assignment === assignment) return known
    const fresh: AssignmentActivity = { assignment, sinceMs: this.#nowMs(), units: 0n }
    this.#byPart.set(key, fresh)
    return fresh
  }

  recordDispatch(taskId: Hex, part: number, assignment: number): void {
    this.of(taskId, part, assignment).dispatchedMs = this.#nowMs()
  }

  record(taskId: Hex, part: number, assignment: number, units: bigint): void {
    const activity = this.of(taskId, part, assignment)
    if (units > activity.units) activity.unitsMs = this.#nowMs()
    delete activity.downSinceMs
    Object.assign(activity, { lastReportMs: this.#nowMs(), units })
  }

  /** Records whether the executor's machine refuses connections. */
  recordDown(taskId: Hex, part: number, assignment: number, isDown: boolean): void {
    const activity = this.of(taskId, part, assignment)
    if (isDown) activity.downSinceMs ??= this.#nowMs()
    else delete activity.downSinceMs
  }

  /** Records that a checkpoint or a state of the executor was stored. */
  recordStored(taskId: Hex, part: number, assignment: number): void {
    this.of(taskId, part, assignment).storedMs = this.#nowMs()
    this.recordSignOfLife(taskId, part, assignment)
  }

  /** Records that the executor answered a challenge or delivered. */
  recordSignOfLife(taskId: Hex, part: number, assignment: number): void {
    const activity = this.of(taskId, part, assignment)
    if (activity.lastReportMs === undefined) activity.sinceMs = this.#nowMs()
    else activity.lastReportMs = this.#nowMs()
  }

  forget(taskId: Hex, parts: number): void {
    for (let part = 0; part < parts; part++) this.#byPart.delete(`${taskId}/${part}`)
  }
}
