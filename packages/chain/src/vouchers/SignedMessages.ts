import type { Address, Hex } from 'viem'
import { lowerHex } from '../commitments/parseHex.ts'
import type { Receipt, Voucher } from '../signatures/messages.ts'

export type SignedVoucher = { readonly voucher: Voucher; readonly signature: Hex }
export type SignedReceipt = { readonly receipt: Receipt; readonly signature: Hex }

/** The facts of the chain about one payee of a stream, as of a final block. */
export type StreamAccount = {
  readonly streamId: Hex
  readonly payee: Address
  /** The key that signs vouchers now. */
  readonly signer: Address
  /** The key before, whose vouchers are still paid from the guarantee. */
  readonly signerBefore?: Address | undefined
  /** The key that signs the payee's receipts. */
  readonly receiptKey: Address
  /** The amount that was paid so far. */
  readonly claimedWei: bigint
  /** The guarantee that is held for this payee. */
  readonly guaranteeWei: bigint
}

/** A payee of a stream, as one lower-case text. */
export type AccountKey = Hex & { readonly accountKey: true }

export function accountKeyOf(streamId: Hex, payee: Address): AccountKey {
  return `${lowerHex(streamId)}${payee.slice(2).toLowerCase()}` as AccountKey
}
