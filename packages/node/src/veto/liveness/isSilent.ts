/** The facts about the nodes of an executor. Times are milliseconds since 1970. */
export type SilenceFacts = {
  /** Last heartbeat of each of its nodes; undefined for a node that never sent one. */
  lastSeenMs: readonly (number | undefined)[]
  awardedMs: number
  /** Since when this node listens: earlier silence proves nothing. */
  listeningSinceMs: number
  nowMs: number
  /** Time without a heartbeat after which an executor counts as silent. */
  silentMs: number
  /** Online nodes of all operators; 0 means that this node itself is cut off. */
  heardOthers: number
}

/** Whether an executor should be challenged on the chain. */
export function isSilent(facts: SilenceFacts): { ok: true } | { ok: false; reason: string } {
  if (facts.heardOthers === 0) return { ok: false, reason: 'this node receives no heartbeats' }
  const seen = facts.lastSeenMs.map((each) => each ?? 0)
  const since = Math.max(facts.awardedMs, facts.listeningSinceMs, ...seen)
  return facts.nowMs - since > facts.silentMs ? { ok: true } : { ok: false, reason: 'a recent heartbeat' }
}

/** Backoff before the next challenge of an executor that answered `answered` times: each answer costs us the bond. */
export function challengeBackoffMs(answered: number): number {
  return Math.min(60_000 * 2 ** (answered - 1), 3_600_000)
}
