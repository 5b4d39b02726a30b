import { recoverSigner } from './recoverSigner.ts'

/**
 * Returns the signature with the v by which a contract recovers `signer` (20 bytes); undefined when neither value does.
 * A signature that was verified with a known key may carry the wrong one.
 */
export function withParity(
  digest: Uint8Array,
  signature: Uint8Array,
  signer: Uint8Array,
): Uint8Array | undefined {
  const isOf = (candidate: Uint8Array) => {
    const recovered = recoverSigner(digest, candidate)
    return recovered !== undefined && Buffer.compare(recovered, signer) === 0
  }
  if (isOf(signature)) return signature
  const other = Uint8Array.from(signature)
  other[64] = signature[64] === 27 ? 28 : 27
  return isOf(other) ? other : undefined
}
