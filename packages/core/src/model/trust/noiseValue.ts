/** How replicas are compared and drawn. */
export type ReplicaRules = {
  /** Prices that a replica loses when most others contradict it. */
  loss: number
  /** Whether the executor of the first replica knows the draw of the second before it computes. */
  looksFirst: boolean
}

/**
 * Returns the value of noise in redundant work, in P over honest work. The attacker has the cheapest bid, so the first replica
 * of three, and a share of the bids from which the others are drawn. It picks the better way at each step. Two replicas with
 * the same noise are paid two prices for no work, whether or not a third contradicts them.
 *
 * The third is drawn when the first two differ, after both are delivered. The second is drawn after the first is delivered;
 * if it were drawn before, the attacker would compute honestly, for a value of 0, whenever a stranger is drawn.
 */
export function noiseValue({ loss, looksFirst }: ReplicaRules, share: number): number {
  const friend = 2
  const stranger = share * friend - (1 - share) * loss
  return share * friend + (1 - share) * (looksFirst ? Math.max(0, stranger) : stranger)
}

/**
 * Returns the value of outvoting an honest replica for a client in league, per try: it has the honest result and does not pay for
 * it. The client waits, with a new task each time, until a friend is drawn second; what is left to luck is the third. It may
 * replace the drawn executor of the third once.
 */
export function framedReplicaValue({ loss }: Pick<ReplicaRules, 'loss'>, share: number): number {
  const third = 1 - (1 - share) ** 2
  return third - (1 - third) * loss
}
