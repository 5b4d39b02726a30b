import type { Hex, SignedReceipt, SignedVoucher } from '@muster-network/chain'

/** A confirmation as far as its pay is concerned: like an ask that is cut before its first unit. */
export type PaidConfirmation = {
  rules: number
  /** The hash of the request in the confirmer's receipt, which is also that of the empty answer. */
  request: Hex
  from: number
  inUnits: number
  /** The pay; see `confirmationPrice`. */
  priceWei: bigint
}

/** The account of this node as a subscriber of a stream, from which its confirmations are paid. */
export type ConfirmerAccount = {
  /**
   * Takes the voucher of a confirmation, and covers its price beside those of all running asks.
   *
   * @throws STREAM_UNPAID, STREAM_EXPOSED
   */
  begin(paid: PaidConfirmation, voucher: SignedVoucher | undefined): Promise<RunningConfirmation>
}

export type RunningConfirmation = {
  /** Signs the receipt and stores it. */
  sign(): Promise<SignedReceipt>
  /** Takes the cover back; called once, at the end. */
  end(): void
}
