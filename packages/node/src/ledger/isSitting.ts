import type { Roster } from '@muster-network/chain'
import { enumName, seatStates } from '@muster-network/core'

/** Whether a seat of a roster still takes part: it was neither replaced nor struck. */
export function isSitting(seat: Pick<Roster['seats'][number], 'state'> | undefined): boolean {
  return seat !== undefined && enumName(seatStates, seat.state) === 'sitting'
}
