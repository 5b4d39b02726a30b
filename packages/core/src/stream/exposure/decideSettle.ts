/** The largest share of a settlement that its gas may cost, in 1/10,000. */
export const mostGasBps = 200n

/** Why vouchers stop being payable one settle time from now. */
export type SettleTrigger = 'ending' | 'dismissed' | 'new-signer' | 'left'

export type SettleFacts = {
  /** The newest voucher minus what the contract paid. */
  unsettledWei: bigint
  /** G: the guarantee of the stream, which is also the most that the contract pays per epoch. */
  guaranteeWei: bigint
  /** The cost of the transaction, in the payment token. */
  gasWei: bigint
  /** Set when the stream is ending, or when this subscription or the voucher's key has ended. */
  trigger?: SettleTrigger | undefined
  /** The time that is left to settle after the trigger; undefined while nothing has ended. */
  leftMs?: number | undefined
  /** The time that a transaction may need on a congested chain. */
  marginMs: number
}

export type SettleDecision =
  | { settle: true; reason: 'half' | 'last-chance' | Exclude<SettleTrigger, 'left'> }
  | { settle: false; reason: 'nothing-owed' | 'below-half' | 'gas' }

/**
 * Decides whether to settle now: always when the stream is ending, the payee was dismissed or the signer replaced; before
 * the settle time ends in any case; otherwise at half the guarantee, if the gas costs at most 2% of the amount.
 */
export function decideSettle(facts: SettleFacts): SettleDecision {
  const { unsettledWei, guaranteeWei, gasWei, trigger, leftMs, marginMs } = facts
  if (unsettledWei <= 0n) return { settle: false, reason: 'nothing-owed' }
  if (trigger !== undefined && trigger !== 'left') return { settle: true, reason: trigger }
  if (leftMs !== undefined && leftMs <= marginMs) return { settle: true, reason: 'last-chance' }
  if (unsettledWei * 2n < guaranteeWei) return { settle: false, reason: 'below-half' }
  if (gasWei * 10_000n > unsettledWei * mostGasBps) return { settle: false, reason: 'gas' }
  return { settle: true, reason: 'half' }
}
