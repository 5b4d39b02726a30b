export type RaiseDecision = { ok: true; raiseWei: bigint } | { ok: false; reason: 'stale' | 'dust' }

/** A voucher's amount, and the newest amount that its payee has. */
export type Raise = { amountWei: bigint; newestWei: bigint; windowWei: bigint }

/**
 * Decides whether a voucher counts. Vouchers are cumulative: an amount that is not larger is stale, and a raise below a
 * window is dust, which would cost a signature check and a disk write for nothing. Nothing is lost: the next raise
 * contains it.
 */
export function weighRaise({ amountWei, newestWei, windowWei }: Raise): RaiseDecision {
  if (amountWei <= newestWei) return { ok: false, reason: 'stale' }
  const raiseWei = amountWei - newestWei
  return raiseWei < windowWei ? { ok: false, reason: 'dust' } : { ok: true, raiseWei }
}
