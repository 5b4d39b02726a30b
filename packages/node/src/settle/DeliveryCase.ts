import type { Bid, Evidence, Hex, Roster, SeatAnswer, Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../ledger/Ledger.ts'

/** The preimage of a replica's seal. The executor knows it, and the client that received the result. */
export type Opening = { result: Hex; salt: Hex }

/** A delivery that is being checked, with everything that this node knows about it. */
export type DeliveryCase = {
  terms: Terms
  bid: Bid
  record: LedgerDelivery
  /** Who takes the steps. An executor that lost the states of a cut does not claim it, so it is `other`. */
  by: 'executor' | 'client' | 'other'
  /** Signed answers that seats sent to this node. Answers that they posted are read from the ledger. */
  answers?: ReadonlyMap<number, SeatAnswer>
  /** Opens the end of every piece of the job: the executor can, and every seat that agreed. */
  evidence?: (roster: Roster) => Evidence[]
  /** The preimage of a redundant replica's seal, for nodes that know it. */
  opening?: Opening
  /** The client's signature under the delivery. */
  acceptance?: Hex
  /** Until this time (seconds) the acceptance may still arrive: settling waits for it. */
  acceptanceUntil?: number
  /** Seconds after a step is due before this node takes it; 0 for the party that benefits from the step. */
  patienceSeconds: number
}
