/** The age of a chain view at which an executor stops: its guarantee may be gone, and it would not know. */
export const oldestChainViewMs = 6 * 3_600_000

export type ExecutorExposure = {
  /** Earned since the last settlement: the newest voucher and the answers beyond it, minus what the contract paid. */
  unsettledWei: bigint
  /** The guarantee that the contract holds for this executor, as of a final block. */
  guaranteeHeldWei: bigint
  /** The price of the ask: its input and its first window. */
  nextWei: bigint
  /** The age of the final block that this executor has seen. */
  chainViewAgeMs: number
}

export type ServeDecision = { ok: true } | { ok: false; reason: 'guarantee' | 'chain-view' }

/**
 * Decides whether an executor takes another ask. It counts on its own guarantee only: the client can sign the free budget
 * away.
 */
export function mayServe(exposure: ExecutorExposure): ServeDecision {
  if (exposure.chainViewAgeMs >= oldestChainViewMs) return { ok: false, reason: 'chain-view' }
  if (exposure.unsettledWei + exposure.nextWei > exposure.guaranteeHeldWei)
    return { ok: false, reason: 'guarantee' }
  return { ok: true }
}
