/** A graphics card, as far as a task can ask for one. */
export type Card = { vendor: string; model: string; memoryBytes: number }

/** Cards that a part needs: how many, of which model, with how much memory each. */
export type CardsAsked = { count: number; model?: string | undefined; memoryBytes?: number | undefined }

/** Cards of one vendor that are what a task asks for, as many as it asks for; none when there are fewer. */
export function cardsFor<T extends Card>(cards: readonly T[], asked: CardsAsked): T[] {
  const suitable = cards.filter(
    ({ model, memoryBytes }) =>
      (asked.model === undefined || model === asked.model) && memoryBytes >= (asked.memoryBytes ?? 0),
  )
  const byVendor = Map.groupBy(suitable, ({ vendor }) => vendor)
  const enough = [...byVendor.values()].find((each) => each.length >= asked.count)
  return enough?.slice(0, asked.count) ?? []
}
