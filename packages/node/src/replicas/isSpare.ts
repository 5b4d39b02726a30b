/** Replicas that run in any case; the others are spares. */
export const firstReplicas = 2

/** Whether a replica is a spare, which runs only when the others do not agree, or to run equal ones again. */
export function isSpare({ replicas }: { replicas: number }, part: number): boolean {
  return part % replicas >= firstReplicas
}

/** Whether the beacon draws the executor of a replica from the bid book: all but the first of a part. */
export function isDrawn({ replicas }: { replicas: number }, part: number): boolean {
  return part % replicas !== 0
}

/** Returns the time until which a part can be awarded for the first time, in seconds, as the market computes it. */
export function awardableUntil(
  terms: { replicas: number; runSeconds: number; rules: { awardSeconds: number } },
  bidUntil: number,
  part: number,
): number {
  const { runSeconds, rules } = terms
  const before = Math.min(part % terms.replicas, firstReplicas)
  return bidUntil + rules.awardSeconds + before * (runSeconds + rules.awardSeconds)
}

/** Returns whether a part can be awarded for the first time now, to any bid by rank: also to a bid that came after the first award. */
export function takesLateBids(
  terms: Parameters<typeof awardableUntil>[0],
  bidUntil: number,
  { part, status }: { part: number; status: string },
  nowSeconds: number,
): boolean {
  return status === 'unawarded' && !isDrawn(terms, part) && nowSeconds < awardableUntil(terms, bidUntil, part)
}
