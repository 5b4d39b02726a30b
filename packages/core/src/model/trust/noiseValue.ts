/** How replicas are compared and drawn. */
export type ReplicaRules = {
  /** Prices that a replica loses when most others contradict it, or the jury finds it wrong. */
  loss: number
  /** Whether the executor of the first replica knows the draw of the second before it computes. */
  looksFirst: boolean
  /** The share of parts with two equal replicas that a stranger runs a third time. */
  rerun: number
  /** Whether a jury runs replicas again that contradict each other. All wrong ones lose then, whatever the majority is. */
  isJudged: boolean
}

/** Pay for two replicas without work. */
const pair = 2

/**
 * Returns the value of noise in redundant work, in P over honest work. The attacker has the cheapest bid, so the first replica
 * of three, and a share of the bids from which the others are drawn. It picks the better way at each step.
 *
 * The third is drawn when the first two differ, after both are delivered. The second is drawn after the first is delivered;
 * if it were drawn before, the attacker would compute honestly, for a value of 0, whenever a stranger is drawn.
 */
export function noiseValue(rules: ReplicaRules, share: number): number {
  const { loss, looksFirst, isJudged } = rules
  // a friend that is drawn third beside an honest replica works honestly where the jury would find noise
  const third = isJudged ? -loss : pair
  const stranger = share * third - (1 - share) * loss
  const friend = Math.max(stranger, pairValue(rules, share))
  return share * friend + (1 - share) * (looksFirst ? Math.max(0, stranger) : stranger)
}

/**
 * Returns the value of the same noise in the first two replicas, once both belong to the attacker. It is no strategy by itself:
 * the first replica was delivered before anybody knew the draw of the second.
 */
export function pairValue({ loss, rerun, isJudged }: ReplicaRules, share: number): number {
  const foundOut = isJudged ? -2 * loss : pair
  return (1 - rerun) * pair + rerun * (share * (pair + 1) + (1 - share) * foundOut)
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
