/**
 * What most copies agree on: the one that agrees with most others first, then those that agree with it. More than half of
 * all that were delivered have to, and at least two; else nothing is agreed on.
 */
export async function agreementOf<Copy>(
  copies: readonly Copy[],
  delivered: number,
  isSame: (a: Copy, b: Copy) => Promise<boolean>,
): Promise<Copy[]> {
  const same = copies.map((copy) => new Set([copy]))
  for (const [i, a] of copies.entries())
    for (const [j, b] of copies.entries())
      if (i < j && (await isSame(a, b))) {
        same[i]!.add(b)
        same[j]!.add(a)
      }
  const [best] = same.toSorted((a, b) => b.size - a.size)
  return best && best.size >= 2 && 2 * best.size > delivered ? [...best] : []
}
