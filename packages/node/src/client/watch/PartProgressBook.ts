import type { Hex } from '@muster-network/chain'
import {
  addMeasurement,
  type Eta,
  etaOf,
  type Measurement,
  measureUnits,
  nothingScanned,
  type PartProgress,
  type ProgressScan,
  scanProgress,
} from '@muster-network/core'
import type { Records } from '../../store/Records.ts'

/** A progress report of the executor that runs a part. */
export type PartReport = {
  assignment: number
  startedMs: number
  units: bigint
  /** Offset of `output` in the output of this executor's program. */
  offset: number
  output: Uint8Array
  /** The units of the whole part, as far as other work tells them. */
  expected: Parameters<typeof measureUnits>[1]
}

type Entry = {
  assignment: number
  scan: ProgressScan
  /** The output that was read. After a restart an executor sends its output again. */
  readTo: number
  progress?: PartProgress
}

/**
 * The measured progress of every part that runs. What was shown is on disk, in steps of a percent, so that progress does not fall when this
 * node restarts or when another executor begins anew.
 */
export class PartProgressBook {
  readonly #byPart = new Map<string, Entry>()
  readonly #shown: Records<{ shown: number }>
  readonly #nowMs: () => number

  constructor(shown: Records<{ shown: number }>, nowMs: () => number) {
    this.#shown = shown
    this.#nowMs = nowMs
  }

  add(taskId: Hex, part: number, report: PartReport): void {
    const id = `${taskId}/${part}`
    const known = this.#byPart.get(id)
    const fresh = { assignment: report.assignment, scan: nothingScanned, readTo: 0 }
    const entry: Entry =
      known?.assignment === report.assignment
        ? known
        : { ...fresh, ...(known?.progress && { progress: known.progress }) }
    this.#byPart.set(id, entry)
    this.#read(entry, report)
    const { share } = entry.scan
    const measured: Measurement | undefined =
      share === undefined ? measureUnits(report.units, report.expected) : { share, by: 'program' }
    if (!measured) return
    const before = this.shownOf(taskId, part)
    const progress = addMeasurement(entry.progress, measured, { ...report, nowMs: this.#nowMs() })
    entry.progress = { ...progress, shown: Math.max(progress.shown, before ?? 0) }
    const percent = Math.floor(entry.progress.shown * 100)
    if (before === undefined || percent > Math.floor((this.#shown.get(id)?.shown ?? -1) * 100))
      this.#shown.put(id, { shown: entry.progress.shown })
  }

  /** Returns the share that was shown last; undefined when nothing was measured. */
  shownOf(taskId: Hex, part: number): number | undefined {
    const id = `${taskId}/${part}`
    return this.#byPart.get(id)?.progress?.shown ?? this.#shown.get(id)?.shown
  }

  etaOf(taskId: Hex, part: number): Eta | undefined {
    const progress = this.#byPart.get(`${taskId}/${part}`)?.progress
    return progress && etaOf(progress, this.#nowMs())
  }

  forget(taskId: Hex, parts: number): void {
    for (let part = 0; part < parts; part++) this.#byPart.delete(`${taskId}/${part}`)
  }

  #read(entry: Entry, { offset, output }: PartReport): void {
    // output that never came ends the line that it would continue
    if (offset > entry.readTo) Object.assign(entry, { scan: { ...entry.scan, rest: '' }, readTo: offset })
    const fresh = output.subarray(entry.readTo - offset)
    entry.scan = scanProgress(entry.scan, fresh)
    entry.readTo += fresh.length
  }
}
