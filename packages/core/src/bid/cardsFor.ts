/** The properties of a graphics card that a task can request. */
export type Card = { vendor: string; model: string; memoryBytes: number }

/** The GPU requirement of a part; `memoryBytes` is per card. */
export type CardsAsked = { count: number; model?: string | undefined; memoryBytes?: number | undefined }

/** Returns `asked.count` matching cards of one vendor, or an empty list when no vendor has enough. */
export function cardsFor<T extends Card>(cards: readonly T[], asked: CardsAsked): T[] {
  const suitable = cards.filter(
    ({ model, memoryBytes }) =>
      (asked.model === undefined || model === asked.model) && memoryBytes >= (asked.memoryBytes ?? 0),
  )
  const byVendor = Map.groupBy(suitable, ({ vendor }) => vendor)
  const enough = [...byVendor.values()].find((each) => each.length >= asked.count)
  return enough?.slice(0, asked.count) ?? []
}
