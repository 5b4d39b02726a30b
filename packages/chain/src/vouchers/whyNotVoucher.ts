import { weighRaise } from '@muster-network/core'
import { type Hex, zeroHash } from 'viem'
import { isSameHex } from '../commitments/parseHex.ts'
import type { Voucher } from '../signatures/messages.ts'
import type { StreamAccount } from './SignedMessages.ts'

/**
 * Why a payee refuses a voucher. A voucher of another chain or contract is `other-stream`, because the stream's id
 * contains both; one that was only signed for another chain is `wrong-signer`.
 */
export type VoucherRefusal =
  | 'other-stream'
  | 'other-payee'
  | 'wrong-signer'
  /** Not larger than the newest voucher, or than the amount that was paid. */
  | 'stale'
  /** The raise is smaller than a window. */
  | 'dust'
  /** More than what was paid and the guarantee together. */
  | 'uncovered'
  /** An earlier epoch, or fewer receipts of the same epoch. */
  | 'backwards'
  /** The root is not that of the receipts which the payee signed. */
  | 'other-receipts'

export type VoucherCase = {
  voucher: Voucher
  account: StreamAccount
  /** The newest voucher that the payee has. */
  newest?: Voucher | undefined
  /** The smallest raise. */
  windowWei: bigint
  /** The amount that the payee waits for: the end of an answer can cost less than a window. */
  awaitedWei?: bigint | undefined
  /** The root over the first `count` receipts that the payee signed in this epoch; undefined when it signed fewer. */
  ownRoot(epoch: number, count: bigint): Hex | undefined
}

/** Returns why a payee refuses a voucher, apart from its signature; undefined when it takes it. */
export function whyNotVoucher(given: VoucherCase): VoucherRefusal | undefined {
  const { voucher, account, newest, windowWei, awaitedWei, ownRoot } = given
  if (!isSameHex(voucher.streamId, account.streamId)) return 'other-stream'
  if (!isSameHex(voucher.payee, account.payee)) return 'other-payee'
  const newestWei = newest && newest.amount > account.claimedWei ? newest.amount : account.claimedWei
  const raise = weighRaise({ amountWei: voucher.amount, newestWei, windowWei, awaitedWei })
  if (!raise.ok) return raise.reason
  if (voucher.amount > account.claimedWei + account.guaranteeWei) return 'uncovered'
  if (newest && isBefore(voucher, newest)) return 'backwards'
  const root = voucher.count === 0n ? zeroHash : ownRoot(voucher.epoch, voucher.count)
  return root === undefined || !isSameHex(root, voucher.root) ? 'other-receipts' : undefined
}

function isBefore(a: Voucher, b: Voucher): boolean {
  return a.epoch < b.epoch || (a.epoch === b.epoch && a.count < b.count)
}
