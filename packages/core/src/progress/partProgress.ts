/**
 * How far a part is: a share of its work, as its program reports it or as its units compare with the units of earlier work. A share of units
 * may exceed 1, when the work is longer than expected.
 */
export type Measurement = { share: number; by: 'program' | 'parts' | 'history' | 'trial' }

/** The remaining time, as a range that it is likely in. */
export type Eta = { lowMs: number; highMs: number }

type Sample = { share: number; atMs: number }

/** The measured progress of a part, over all its assignments. */
export type PartProgress = {
  assignment: number
  by: Measurement['by']
  /** Where this assignment was measured first, and last. Their difference is its speed. */
  from: Sample
  last: Sample
  /** The share that was shown, which never falls. */
  shown: number
}

/** By how much a total may differ from the estimate, up and down, when the work begins. */
const spreads: Record<Measurement['by'], number> = { program: 1.5, parts: 1.5, history: 2, trial: 3 }

/** The most that is shown before the work is paid: a check that rejects it must not take progress back. */
const mostOfProgram = 0.96

/** Less measured work than this says nothing about the speed. */
const leastGain = 0.001

/** Compares units with the expected units of the whole part. */
export function measureUnits(
  units: bigint,
  expected: { units: bigint; by: Exclude<Measurement['by'], 'program'> } | undefined,
): Measurement | undefined {
  if (!expected || expected.units <= 0n || units <= 0n) return undefined
  return { share: Number((units * 1_000_000n) / expected.units) / 1_000_000, by: expected.by }
}

/** Adds a measurement of a part. `startedMs` is the time at which its assignment began to run. */
export function addMeasurement(
  before: PartProgress | undefined,
  measured: Measurement,
  { assignment, startedMs, nowMs }: { assignment: number; startedMs: number; nowMs: number },
): PartProgress {
  const now: Sample = { share: measured.share, atMs: nowMs }
  const isSame = before?.assignment === assignment && before.by === measured.by
  // a later executor resumes from a checkpoint, so its first measurement says nothing about its speed
  const from = isSame ? before.from : assignment === 1 ? { share: 0, atMs: startedMs } : now
  const last = isSame && before.last.share === now.share ? before.last : now
  const shown = Math.max(before?.shown ?? 0, shareToShow(measured))
  return { assignment, by: measured.by, from, last, shown }
}

/**
 * Returns the share to show before the delivery. Work that takes longer than expected slows down on the way to 0.95 and stops there:
 * nobody knows how much of it is left.
 */
function shareToShow({ share, by }: Measurement): number {
  if (by === 'program') return Math.max(0, Math.min(1, share)) * mostOfProgram
  return share <= 1 ? 0.9 * Math.max(0, share) : 0.95 - 0.05 * Math.exp(1 - share)
}

/**
 * Estimates the time until the delivery from the speed of this assignment. The range narrows with the work that is left. Undefined
 * without two different measurements, and when more work was done than expected.
 */
export function etaOf({ by, from, last }: PartProgress, nowMs: number): Eta | undefined {
  const gained = last.share - from.share
  const tookMs = last.atMs - from.atMs
  const left = 1 - last.share
  if (gained < leastGain || tookMs <= 0 || left <= 0) return undefined
  const leftMs = (tookMs * left) / gained
  const spread = 1 + (spreads[by] - 1) * left
  const sinceMs = Math.max(0, nowMs - last.atMs)
  // after a long silence the work is slower than it was, at best as quick as if a measurement came now
  const slowMs = ((tookMs + sinceMs) * left) / gained
  return {
    lowMs: Math.max(0, Math.floor(leftMs / spread - sinceMs)),
    highMs: Math.ceil(Math.max(leftMs * spread - sinceMs, sinceMs > leftMs ? slowMs : 0, 0)),
  }
}

/** Returns the remaining time of parts that run at the same time; undefined when one of them is unknown. */
export function etaOfAll(parts: readonly (Eta | null | undefined)[]): Eta | undefined {
  if (parts.length === 0) return undefined
  const all = { lowMs: 0, highMs: 0 }
  for (const each of parts) {
    if (!each) return undefined
    all.lowMs = Math.max(all.lowMs, each.lowMs)
    all.highMs = Math.max(all.highMs, each.highMs)
  }
  return all
}
