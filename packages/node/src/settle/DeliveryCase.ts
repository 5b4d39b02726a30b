import type { Bid, Evidence, Hex, Panel, SeatAnswer, Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../ledger/Ledger.ts'

/** What opens the seal of a copy: its executor knows it, and the client that was handed the result. */
export type Opening = { result: Hex; salt: Hex }

/** A delivery on its way through its check, and what this node can say about it. */
export type DeliveryCase = {
  terms: Terms
  bid: Bid
  held: LedgerDelivery
  /** Signed answers that seats gave to us. Those that they posted are read from the ledger. */
  answers?: ReadonlyMap<number, SeatAnswer>
  /** Openings of the drawn segments; only the executor has them. */
  evidence?: (panel: Panel) => Evidence[]
  /** Of a redundant copy: what opens its seal, for those who know it. */
  opening?: Opening
  /** The client's signature. */
  acceptance?: Hex
  /** The acceptance may still come: wait for it until this time (seconds) before settling without it. */
  acceptanceUntil?: number
  /** How long after a step is due to leave it to the one whose business it is; 0 for that one. */
  patienceSeconds: number
}
