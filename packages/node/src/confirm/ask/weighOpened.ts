import type { Hex } from '@muster-network/chain'
import { openedPositions, struckSeats, type Weighing, weighVerdicts } from '@muster-network/core'
import type { OpenedVerdict } from './askRound.ts'

/** Fewest confirmers whose second choices have a median. */
const leastCompared = 3

export type Weighed = {
  weighing: Weighing
  /** Confirmers whose second choices are off the median: they did not compute what they sealed. */
  struck: Hex[]
  /** The verdicts that count. */
  standing: OpenedVerdict[]
}

/** Weighs the verdicts about one answer. Those of confirmers that are off the median of the second choices do not count. */
export function weighOpened(opened: readonly OpenedVerdict[]): Weighed {
  const struck = struckOf(opened)
  const standing = opened.filter(({ confirmer }) => !struck.includes(confirmer))
  return { weighing: weighVerdicts(standing), struck, standing }
}

/** Returns the confirmers whose second choices are off the median. */
export function struckOf(opened: readonly OpenedVerdict[]): Hex[] {
  const columns = opened[0]?.values.length ?? 0
  if (opened.length < leastCompared || columns === 0 || columns > openedPositions) return []
  const flags = struckSeats(opened.map(({ values }) => values))
  return opened.flatMap(({ confirmer }, i) => (flags[i] ? [confirmer] : []))
}
