/** The division of time into uptime epochs, as in the rewards contract. */
export type UptimeEpochs = { startSeconds: number; epochSeconds: number }

export function epochAt({ startSeconds, epochSeconds }: UptimeEpochs, ms: number): number {
  return Math.floor((ms / 1000 - startSeconds) / epochSeconds)
}

export function epochEndMs({ startSeconds, epochSeconds }: UptimeEpochs, epoch: number): number {
  return (startSeconds + (epoch + 1) * epochSeconds) * 1000
}

/**
 * Returns the credit for the time between two heartbeats, by epoch: the whole time when the gap is short enough,
 * nothing when a heartbeat must have been missed.
 */
export function creditBetween(
  epochs: UptimeEpochs,
  fromMs: number,
  toMs: number,
  longestGapMs: number,
): { epoch: number; ms: number }[] {
  if (toMs <= fromMs || toMs - fromMs > longestGapMs) return []
  const credits: { epoch: number; ms: number }[] = []
  for (let atMs = fromMs; atMs < toMs; ) {
    const epoch = epochAt(epochs, atMs)
    const endMs = Math.min(toMs, epochEndMs(epochs, epoch))
    if (epoch >= 0) credits.push({ epoch, ms: endMs - atMs })
    atMs = endMs
  }
  return credits
}
