/** A wait of this many usual waits is a stall. */
const stallFactor = 4
/** Shorter waits are jitter of the net or of the engine's batches, whatever is usual. */
const shortestStallMs = 1_000

/** Returns the wait after which an executor has stalled: four times the usual wait, at least a second. */
export function stallAfterMs(usualMs: number): number {
  return Math.max(shortestStallMs, stallFactor * usualMs)
}

/** Returns the usual wait: the median, because single stalls must not move it. Undefined without a measurement. */
export function usualWaitMs(measuredMs: readonly number[]): number | undefined {
  const sorted = [...measuredMs].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}
