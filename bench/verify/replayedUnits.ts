import type { Delivery, Roster, Terms } from '@muster-network/chain'
import type { SeatVote } from '@muster-network/core'
import { jobOf } from '../../packages/node/src/replay/Piece.ts'

/** A checked delivery as the chain has it: no votes are recorded when all seats agreed and it was paid at once. */
export type CheckedDelivery = {
  terms: Pick<Terms, 'windowSegments' | 'segmentUnits'>
  delivery: Pick<Delivery, 'segments' | 'last' | 'startUnits' | 'endUnits'>
  roster: Pick<Roster, 'windows' | 'seats'>
  votes?: readonly SeatVote[] | undefined
}

/** Returns the units that the seats of a delivery replayed: the whole job, for each seat that answered. */
export function replayedUnits({ terms, delivery, roster, votes }: CheckedDelivery): bigint {
  const { startUnits, endUnits } = delivery
  const unitsAt = (position: number) => {
    const mark = startUnits + BigInt(position) * terms.segmentUnits
    return mark < endUnits ? mark : endUnits
  }
  const job = jobOf(terms, delivery, roster.windows)
  const units = job.reduce((sum, { from, to }) => sum + unitsAt(to) - unitsAt(from), 0n)
  const answered = votes ? votes.filter((vote) => vote !== 'none').length : roster.seats.length
  return units * BigInt(answered)
}
