import { isMost, medoidOf, sameWithin } from './medoidOf.ts'

/**
 * What most copies agree on: the one in the middle first, then those that are the same as it. More than half of all that
 * were delivered have to, and at least two; else nothing is agreed on.
 */
export async function agreementOf<Copy>(
  copies: readonly Copy[],
  delivered: number,
  distance: (a: Copy, b: Copy) => Promise<number>,
): Promise<Copy[]> {
  const medoid = await medoidOf(copies, distance)
  if (!medoid) return []
  const { copy, distances } = medoid
  const others = copies.filter((each, i) => each !== copy && distances[i]! <= sameWithin)
  return isMost(others.length + 1, delivered) ? [copy, ...others] : []
}
