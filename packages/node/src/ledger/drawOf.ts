import type { Hex } from '@muster-network/chain'
import type { Ledger } from './Ledger.ts'

/** A draw of a replica that has begun and has awarded nothing yet. */
export type ReplicaDraw = {
  /** Block whose hash draws the replica. */
  target: bigint
  /** The hash, if it was recorded; then it can be used for ever. */
  beacon?: Hex
}

/** Returns the open draw of a replica. */
export function drawOf(ledger: Ledger, taskId: Hex, part: number): ReplicaDraw | undefined {
  let draw: ReplicaDraw | undefined
  for (const event of ledger.events({ taskId })) {
    if (event.name === 'PartAwarded' && event.args.part === part) draw = undefined
    else if (event.name === 'DrawBegun' && event.args.part === part) draw = { target: event.args.target }
    else if (event.name === 'BeaconRecorded' && event.args.part === part && draw)
      draw = { ...draw, beacon: event.args.beacon }
  }
  return draw
}
