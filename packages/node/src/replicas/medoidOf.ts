/** The medoid, and the distance of each replica from it, in tolerances and in the order of the replicas. */
export type Medoid<Replica> = { replica: Replica; distances: number[] }

/** Two results up to this distance are the same. */
export const sameWithin = 1
/** No honest machine differs by more than this distance. A result in between is neither the same nor wrong. */
export const wrongBeyond = 3

/**
 * Returns the replica that is the same as most others; of several, the one nearest to those; then the first. Every node with the
 * same replicas in the same order gets the same medoid. `distance` is symmetric and called once per pair.
 *
 * @example (await medoidOf([4, 5, 6], async (a, b) => Math.abs(a - b)))?.replica // 5
 */
export async function medoidOf<Replica>(
  replicas: readonly Replica[],
  distance: (a: Replica, b: Replica) => Promise<number>,
): Promise<Medoid<Replica> | undefined> {
  const rows = replicas.map(() => replicas.map(() => 0))
  for (const [i, a] of replicas.entries())
    for (const [j, b] of replicas.entries()) if (i < j) rows[i]![j] = rows[j]![i] = await distance(a, b)
  const near = (row: readonly number[]) => row.filter((each) => each <= sameWithin)
  const sum = (row: readonly number[]) => near(row).reduce((total, each) => total + each, 0)
  const [best] = replicas
    .map((replica, i) => ({ replica, distances: rows[i]! }))
    .toSorted(
      (a, b) => near(b.distances).length - near(a.distances).length || sum(a.distances) - sum(b.distances),
    )
  return best
}

/** Whether the agreeing replicas are at least two and more than half of the delivered ones. */
export function isMost(agreeing: number, delivered: number): boolean {
  return agreeing >= 2 && 2 * agreeing > delivered
}
