import secp256k1 from 'secp256k1'
import { keccak } from './keccak.ts'

/** Half the order of the curve; OpenZeppelin rejects a larger s, because each signature would have a second valid form. */
const halfOrder = Buffer.from('7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0', 'hex')

/** Bytes of a signature: r, s, v. */
export const signatureLength = 65

/**
 * Returns the address (20 bytes) that signed a digest, or undefined when the contracts would reject the signature: a wrong
 * length, v other than 27 and 28, a large s, or values off the curve.
 */
export function recoverSigner(digest: Uint8Array, signature: Uint8Array): Uint8Array | undefined {
  if (signature.length !== signatureLength) return undefined
  const recid = signature[64]! - 27
  if (recid !== 0 && recid !== 1) return undefined
  if (halfOrder.compare(signature, 32, 64) < 0) return undefined
  try {
    const publicKey = secp256k1.ecdsaRecover(signature.subarray(0, 64), recid, digest, false)
    return keccak(publicKey.subarray(1)).subarray(12)
  } catch {
    return undefined
  }
}
