export type RefusalCount = { reason: string; why: string; count: number }

/** Counts refusals by their reason, the most frequent first; the words are those of the first node with the reason. */
export function countRefusals(refusals: readonly { reason: string; why: string }[]): RefusalCount[] {
  const counted = new Map<string, RefusalCount>()
  for (const { reason, why } of refusals) {
    const known = counted.get(reason)
    counted.set(reason, { reason, why: known?.why ?? why, count: (known?.count ?? 0) + 1 })
  }
  return [...counted.values()].sort((a, b) => b.count - a.count)
}
