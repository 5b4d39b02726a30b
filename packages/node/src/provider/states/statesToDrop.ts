/** A state that is stored whole on the disk. */
export type StoredState = { index: number; bytes: number }

export type RetentionRules = {
  /** Limit for all stored states together. */
  budgetBytes: number
  /** States before this index are settled and will not be requested again. */
  neededFrom: number
  /** States that always stay: where deliveries start and end. */
  pinned: ReadonlySet<number>
}

/**
 * Chooses the states to drop: first all settled ones, then every second one of the rest, repeatedly, until they fit. A dropped
 * state can be recomputed from the one before it.
 */
export function statesToDrop(stored: readonly StoredState[], rules: RetentionRules): number[] {
  const { budgetBytes, neededFrom, pinned } = rules
  const newest = Math.max(...stored.map(({ index }) => index))
  const isFree = ({ index }: StoredState) => index !== newest && !pinned.has(index)
  const dropped = stored.filter((state) => isFree(state) && state.index < neededFrom)
  let rest = stored.filter((state) => !dropped.includes(state))
  while (sum(rest) > budgetBytes && rest.some(isFree)) {
    const free = rest.filter(isFree)
    const going = free.filter((_, i) => i % 2 === 0)
    dropped.push(...going)
    rest = rest.filter((state) => !going.includes(state))
  }
  return dropped.map(({ index }) => index)
}

function sum(states: readonly StoredState[]): number {
  return states.reduce((total, { bytes }) => total + bytes, 0)
}
