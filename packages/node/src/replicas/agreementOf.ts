import { isMost, medoidOf, sameWithin } from './medoidOf.ts'

/**
 * Returns the replicas that agree: the medoid first, then those that are the same as it. Empty unless they are at least two and
 * more than half of the delivered replicas.
 */
export async function agreementOf<Replica>(
  replicas: readonly Replica[],
  delivered: number,
  distance: (a: Replica, b: Replica) => Promise<number>,
): Promise<Replica[]> {
  const medoid = await medoidOf(replicas, distance)
  if (!medoid) return []
  const { replica, distances } = medoid
  const others = replicas.filter((each, i) => each !== replica && distances[i]! <= sameWithin)
  return isMost(others.length + 1, delivered) ? [replica, ...others] : []
}
