import type { Hex, SignedReceipt, SignedVoucher } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { PaidConfirmation } from '../serve/ConfirmerAccount.ts'

/** The gateway's account with one confirmer. */
export type ConfirmerPay = {
  /** Covers a confirmation and returns a voucher for all that the confirmer is owed; undefined when it is owed nothing. */
  cover(paid: PaidConfirmation): Promise<SignedVoucher | undefined>
  /** Takes the receipt of a confirmation. */
  take(signed: SignedReceipt): Promise<void>
  /** Removes the cover of a confirmation that brought no receipt. */
  drop(request: Hex): void
}

/** A node that may confirm answers of a stream. */
export type Candidate = {
  confirmer: Hex
  operator: Hex
  peerId: PeerId
  stakeWei: bigint
  /** Missing when it confirms for nothing. */
  pay?: ConfirmerPay | undefined
}
