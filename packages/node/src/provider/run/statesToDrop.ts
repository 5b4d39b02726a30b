/** A state that lies on the disk whole. */
export type KeptState = { index: number; bytes: number }

export type KeepingRules = {
  /** What all kept states may take together. */
  budgetBytes: number
  /** Nothing before this one will be asked for any more: the way there is settled. */
  neededFrom: number
  /** States that stay in any case: where deliveries begin and end. */
  pinned: ReadonlySet<number>
}

/**
 * Which states to give up. Those behind what is settled go at once; of the others every second one goes, again and again,
 * until they fit: what is missing can be computed from the one before.
 */
export function statesToDrop(kept: readonly KeptState[], rules: KeepingRules): number[] {
  const { budgetBytes, neededFrom, pinned } = rules
  const newest = Math.max(...kept.map(({ index }) => index))
  const isFree = ({ index }: KeptState) => index !== newest && !pinned.has(index)
  const dropped = kept.filter((state) => isFree(state) && state.index < neededFrom)
  let rest = kept.filter((state) => !dropped.includes(state))
  while (sum(rest) > budgetBytes && rest.some(isFree)) {
    const free = rest.filter(isFree)
    const going = free.filter((_, i) => i % 2 === 0)
    dropped.push(...going)
    rest = rest.filter((state) => !going.includes(state))
  }
  return dropped.map(({ index }) => index)
}

function sum(states: readonly KeptState[]): number {
  return states.reduce((total, { bytes }) => total + bytes, 0)
}
