import { claimOf, type SignedVoucher, type StreamAccount, settleVouchers } from '@muster-network/chain'
import { decideSettle } from '@muster-network/core'
import type { LedgerStream, LedgerSubscription } from '../../../ledger/Ledger.ts'
import type { Requeue } from '../../../role/Reconciler.ts'
import type { RoleContext } from '../../../role/RoleContext.ts'
import { unlessReverted } from '../../../role/unlessReverted.ts'
import { settleTimeOf } from '../../../settle/settleTime.ts'

/** The part of a settle time that is left for slow blocks. */
const marginShare = 4

export type OwnVoucher = {
  stream: LedgerStream
  subscription: LedgerSubscription
  account: StreamAccount
  signed: SignedVoucher
  /** The cost of a settlement in the payment token. */
  gasWei: bigint
}

/** Settles our newest voucher when it is time, and returns when to look again. */
export async function settleOwn(context: RoleContext, own: OwnVoucher): Promise<Requeue> {
  const { network, sender, chainId, logger } = context
  const { stream, subscription, account, signed, gasWei } = own
  const { terms, signer, signerBefore } = stream
  const unsettledWei = signed.voucher.amount - account.claimedWei
  const domain = { chainId, verifyingContract: network.addresses.streams }
  const isOldSigner = signerBefore !== undefined && claimOf(domain, signed, [signer]) === undefined
  const time = settleTimeOf({ stream, subscription, isOldSigner })
  const marginMs = (terms.settleSeconds * 1000) / marginShare
  const leftMs = time && time.until * 1000 - context.nowMs()
  const decision = decideSettle({
    ...{ unsettledWei, guaranteeWei: terms.guarantee, gasWei, marginMs },
    ...{ trigger: time?.trigger, leftMs },
  })
  if (!decision.settle) {
    if (decision.reason === 'nothing-owed' || leftMs === undefined) return undefined
    return { retryAfterMs: Math.max(leftMs - marginMs, 1_000) }
  }
  const epoch = Math.floor(context.nowMs() / 1000 / terms.epochSeconds)
  const [outcome] = await unlessReverted(
    () =>
      settleVouchers(network, sender, {
        ...{ chainId, terms, vouchers: [signed], attempt: `${epoch}`, onlyIfPaid: true },
        signers: [signer, ...(signerBefore ? [signerBefore] : [])],
      }),
    () => [],
  )
  if (outcome?.ok)
    logger.info(
      { streamId: stream.id, reason: decision.reason, paidWei: outcome.paidWei },
      'settled a voucher',
    )
  // an epoch pays at most the guarantee; the rest comes in the next one
  const isWhole = outcome?.ok && outcome.claimedWei >= signed.voucher.amount
  return isWhole ? undefined : { retryAfterMs: Math.min(terms.epochSeconds * 1000, marginMs) }
}
