import { type Hex, lowerHex, settleVouchers } from '@muster-network/chain'
import { decideSettle } from '@muster-network/core'
import { type Requeue, soonest } from '../../role/Reconciler.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { settleTimeOf } from '../../settle/settleTime.ts'
import type { HeldVoucher, HeldVouchers } from './HeldVouchers.ts'

/** Settlements that pay nothing, one per epoch, after which a voucher is given up. */
const mostFailures = 24
/** The part of a settle time that is left for slow blocks: the watcher settles before it begins. */
const marginShare = 4
const checkEveryMs = 3_600_000

type Due = { id: string; held: HeldVoucher }

/**
 * Settles the vouchers of a stream whose payees have not done so themselves. The watcher waits for its turn, because a
 * payee that is online settles at once and pays its own gas.
 */
export async function reconcileVouchers(
  context: RoleContext,
  vouchers: HeldVouchers,
  streamId: Hex,
  patienceSeconds: number,
): Promise<Requeue> {
  const { ledger, network, sender, chainId, logger } = context
  const stream = ledger.stream(streamId)
  const held = vouchers.of(streamId)
  if (!stream || held.length === 0) return undefined
  const nowMs = context.nowMs()
  const due: Due[] = []
  let next: Requeue = { retryAfterMs: checkEveryMs }
  for (const { id, value } of held) {
    const subscription = ledger.subscription(streamId, value.voucher.payee)
    const unsettledWei = value.voucher.amount - (subscription?.claimedWei ?? 0n)
    const isOver = subscription?.status === 'released' || subscription?.status === 'expelled'
    const isUseless = stream.status === 'closed' || isOver || unsettledWei <= 0n
    if (!subscription || isUseless || value.untilMs < nowMs || value.failures >= mostFailures) {
      vouchers.remove(id)
      continue
    }
    const isOldSigner = value.signer !== stream.signer
    const time = settleTimeOf({ stream, subscription, isOldSigner })
    if (!time) continue
    const turnSeconds = Math.min(patienceSeconds, stream.terms.settleSeconds / marginShare)
    const waitMs = (time.since + turnSeconds) * 1000 - nowMs
    const decision = decideSettle({
      ...{ unsettledWei, guaranteeWei: stream.terms.guarantee, gasWei: 0n },
      // a payee that left by its own will may return; its time is used to the end
      ...{ trigger: time.trigger, leftMs: time.until * 1000 - nowMs },
      marginMs: (stream.terms.settleSeconds * 1000) / marginShare,
    })
    if (waitMs > 0) next = soonest(next, { retryAfterMs: waitMs })
    else if (decision.settle) due.push({ id, held: value })
    else next = soonest(next, { retryAfterMs: (stream.terms.settleSeconds * 1000) / marginShare })
  }
  if (due.length === 0) return next

  const epoch = Math.floor(nowMs / 1000 / stream.terms.epochSeconds)
  const outcomes = await unlessReverted(
    () =>
      settleVouchers(network, sender, {
        ...{ chainId, terms: stream.terms, vouchers: due.map((one) => one.held), attempt: `${epoch}` },
        signers: [stream.signer, ...(stream.signerBefore ? [stream.signerBefore] : [])],
        // a client and a payee of one owner could make this node pay gas for nothing
        onlyIfPaid: true,
      }),
    (error) => {
      logger.debug({ streamId, error }, 'the vouchers of a stream could not be settled')
      return []
    },
  )
  for (const { id, held: value } of due) {
    const outcome = outcomes.find(({ payee }) => lowerHex(payee) === lowerHex(value.voucher.payee))
    if (outcome?.ok) {
      const { payee, paidWei, claimedWei } = outcome
      logger.info({ streamId, payee, paidWei }, 'a voucher was settled for its payee')
      if (claimedWei >= value.voucher.amount) vouchers.remove(id)
    } else if (outcome && isFinal(outcome.reason)) vouchers.remove(id)
    else vouchers.countFailure(id)
  }
  // the rest of a voucher that is larger than one epoch pays comes in the next
  return vouchers.of(streamId).length === 0
    ? undefined
    : soonest(next, { retryAfterMs: stream.terms.epochSeconds * 1000 })
}

function isFinal(reason: string): boolean {
  return ['neverJoined', 'ended', 'stale', 'wrongSigner'].includes(reason)
}
