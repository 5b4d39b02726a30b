export type RaiseDecision = { ok: true; raiseWei: bigint } | { ok: false; reason: 'stale' | 'dust' }

/** A voucher's amount, and the newest amount that its payee has. */
export type Raise = {
  amountWei: bigint
  newestWei: bigint
  windowWei: bigint
  /** The amount that the payee waits for, by `decideWindow`: the end of an answer can cost less than a window. */
  awaitedWei?: bigint | undefined
}

/**
 * Decides whether a voucher counts. Vouchers are cumulative: an amount that is not larger is stale. A raise below a window
 * is dust, which would cost a signature check and a disk write for nothing, unless the payee waits for it. Nothing is
 * lost: the next raise contains it.
 */
export function weighRaise({ amountWei, newestWei, windowWei, awaitedWei }: Raise): RaiseDecision {
  if (amountWei <= newestWei) return { ok: false, reason: 'stale' }
  const raiseWei = amountWei - newestWei
  const isAwaited = awaitedWei !== undefined && newestWei < awaitedWei && amountWei >= awaitedWei
  return raiseWei < windowWei && !isAwaited ? { ok: false, reason: 'dust' } : { ok: true, raiseWei }
}
