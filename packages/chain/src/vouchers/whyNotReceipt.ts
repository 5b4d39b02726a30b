import type { Hex } from 'viem'
import { isSameHex } from '../commitments/parseHex.ts'
import type { Receipt } from '../signatures/messages.ts'
import type { StreamAccount } from './SignedMessages.ts'

/** Why a client refuses a receipt. */
export type ReceiptRefusal =
  | 'other-stream'
  /** Made under another revision of the prescription. */
  | 'other-rules'
  | 'wrong-signer'
  /** Of an epoch before the newest receipt, or not of the epoch that it is now. */
  | 'other-epoch'
  /** Not the next number of its epoch: the client has it already, or lacks one before it. */
  | 'other-seq'
  /** Its range ends before it begins. */
  | 'bad-range'
  /** The total is not the total before plus the price of this answer. */
  | 'wrong-total'
  /** The root does not cover the receipts so far and this one. */
  | 'wrong-root'
  /** The epoch has as many receipts as a book holds. */
  | 'epoch-full'

export type ReceiptCase = {
  receipt: Receipt
  account: StreamAccount
  /** The newest receipt of the account. */
  newest?: Receipt | undefined
  /** The number of the revision that the request named. */
  rules: number
  /** The price of the answer. */
  priceWei: bigint
  /** The epochs in which the answer was made: the one of the request and the one of now. */
  epochs: { from: number; to: number }
  /** Most receipts of one epoch. */
  mostPerEpoch: number
  /** Returns the root over the epoch's receipts and this one. */
  rootWith(receipt: Receipt): Hex
}

/** Returns why a client refuses a receipt, apart from its signature; undefined when it takes it. */
export function whyNotReceipt(given: ReceiptCase): ReceiptRefusal | undefined {
  const { receipt, account, newest, rules, priceWei, epochs, mostPerEpoch, rootWith } = given
  if (!isSameHex(receipt.streamId, account.streamId)) return 'other-stream'
  if (receipt.rules !== rules) return 'other-rules'
  const isEpochOpen = receipt.epoch >= epochs.from && receipt.epoch <= epochs.to
  if (!isEpochOpen || (newest && receipt.epoch < newest.epoch)) return 'other-epoch'
  if (receipt.seq !== (newest?.epoch === receipt.epoch ? newest.seq + 1n : 0n)) return 'other-seq'
  if (receipt.seq >= BigInt(mostPerEpoch)) return 'epoch-full'
  if (receipt.to < receipt.from) return 'bad-range'
  if (receipt.total !== (newest?.total ?? 0n) + priceWei) return 'wrong-total'
  return isSameHex(rootWith(receipt), receipt.root) ? undefined : 'wrong-root'
}
