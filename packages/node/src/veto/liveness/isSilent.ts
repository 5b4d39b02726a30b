/** What is known about the nodes of an executor, in milliseconds since 1970. */
export type SilenceFacts = {
  /** When each of its nodes was last heard; undefined for one that never was. */
  lastSeenMs: readonly (number | undefined)[]
  awardedMs: number
  /** Since when this node listens: nothing before that says anything. */
  listeningSinceMs: number
  nowMs: number
  /** How long without a heartbeat is silence. */
  silentMs: number
  /** Nodes of anybody that are heard now; none means that this node is the one that is cut off. */
  heardOthers: number
}

/** Whether an executor should be asked on the chain if it is still there. */
export function isSilent(facts: SilenceFacts): { ok: true } | { ok: false; reason: string } {
  if (facts.heardOthers === 0) return { ok: false, reason: 'nobody is heard here' }
  const seen = facts.lastSeenMs.map((each) => each ?? 0)
  const since = Math.max(facts.awardedMs, facts.listeningSinceMs, ...seen)
  return facts.nowMs - since > facts.silentMs ? { ok: true } : { ok: false, reason: 'heard lately' }
}

/** An executor that answered is left in peace for longer each time: its answer earned our bond. */
export function peaceMs(answered: number): number {
  return Math.min(60_000 * 2 ** (answered - 1), 3_600_000)
}
