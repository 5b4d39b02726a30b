/**
 * What most copies agree on: the one that agrees with most others first, then those that agree with it. More than half of
 * all that were delivered have to, and at least two; else nothing is agreed on.
 */
export async function agreementOf<Copy>(
  copies: readonly Copy[],
  delivered: number,
  isSame: (a: Copy, b: Copy) => Promise<boolean>,
): Promise<Copy[]> {
  const groups = copies.map((copy) => [copy])
  for (const [i, a] of copies.entries())
    for (const [j, b] of copies.entries())
      if (i < j && (await isSame(a, b))) {
        groups[i]!.push(b)
        groups[j]!.push(a)
      }
  const [best = []] = groups.toSorted((a, b) => b.length - a.length)
  return best.length >= 2 && 2 * best.length > delivered ? best : []
}
