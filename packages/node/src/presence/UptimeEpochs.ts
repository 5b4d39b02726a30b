/** How time is cut into epochs of uptime, as the rewards contract does. */
export type UptimeEpochs = { startSeconds: number; epochSeconds: number }

export function epochAt({ startSeconds, epochSeconds }: UptimeEpochs, ms: number): number {
  return Math.floor((ms / 1000 - startSeconds) / epochSeconds)
}

export function epochEndMs({ startSeconds, epochSeconds }: UptimeEpochs, epoch: number): number {
  return (startSeconds + (epoch + 1) * epochSeconds) * 1000
}

/**
 * What the time between two heartbeats counts for, by epoch: all of it when they are close enough to each other, nothing
 * when one in between must have been missed.
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
