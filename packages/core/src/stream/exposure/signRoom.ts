/** The vouchers of one payee, as the gateway that signs them sees them. */
export type SignedExposure = {
  /** G: the guarantee of the stream. */
  guaranteeWei: bigint
  /** The amount of the newest voucher. */
  signedWei: bigint
  /** The amount that was signed before the oldest answer that is still being confirmed; undefined when none is. */
  signedBeforeOldestWei?: bigint | undefined
}

/**
 * Returns the amount that the gateway may still sign: U ≤ G, counted from the oldest answer that is still being
 * confirmed. Without such an answer a whole G may be signed.
 */
export function signRoom({ guaranteeWei, signedWei, signedBeforeOldestWei }: SignedExposure): bigint {
  const uncheckedWei = signedWei - (signedBeforeOldestWei ?? signedWei)
  return uncheckedWei < guaranteeWei ? guaranteeWei - uncheckedWei : 0n
}
