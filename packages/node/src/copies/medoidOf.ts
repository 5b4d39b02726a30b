/** The copy in the middle, and how far each copy is from it, in tolerances and in their order. */
export type Medoid<Copy> = { copy: Copy; distances: number[] }

/** Up to here two results are the same. */
export const sameWithin = 1
/** Beyond here no honest machine stands; what is in between is neither the same nor wrong. */
export const wrongBeyond = 3

/**
 * The copy that most others are the same as; of several the one that is nearest to those; of several still the first. Every
 * node that has the same copies in the same order finds the same one. `distance` is symmetric and asked once for each pair.
 *
 * @example (await medoidOf([4, 5, 6], async (a, b) => Math.abs(a - b)))?.copy // 5
 */
export async function medoidOf<Copy>(
  copies: readonly Copy[],
  distance: (a: Copy, b: Copy) => Promise<number>,
): Promise<Medoid<Copy> | undefined> {
  const rows = copies.map(() => copies.map(() => 0))
  for (const [i, a] of copies.entries())
    for (const [j, b] of copies.entries()) if (i < j) rows[i]![j] = rows[j]![i] = await distance(a, b)
  const near = (row: readonly number[]) => row.filter((each) => each <= sameWithin)
  const sum = (row: readonly number[]) => near(row).reduce((total, each) => total + each, 0)
  const [best] = copies
    .map((copy, i) => ({ copy, distances: rows[i]! }))
    .toSorted(
      (a, b) => near(b.distances).length - near(a.distances).length || sum(a.distances) - sum(b.distances),
    )
  return best
}

/** Whether so many that agree are more than half of all that were delivered, and at least two. */
export function isMost(agreeing: number, delivered: number): boolean {
  return agreeing >= 2 && 2 * agreeing > delivered
}
