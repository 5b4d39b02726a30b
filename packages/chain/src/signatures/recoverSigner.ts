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
  const publicKey = recoverKey(digest, signature)
  return publicKey && addressOfKey(publicKey)
}

/** Returns the public key (65 bytes) that signed a digest, or undefined as above. */
export function recoverKey(digest: Uint8Array, signature: Uint8Array): Uint8Array | undefined {
  if (!isWellFormed(signature)) return undefined
  try {
    return secp256k1.ecdsaRecover(signature.subarray(0, 64), signature[64]! - 27, digest, false)
  } catch {
    return undefined
  }
}

/** Returns whether length, v and s have the only form that the contracts accept. */
export function isWellFormed(signature: Uint8Array): boolean {
  return (
    signature.length === signatureLength &&
    (signature[64] === 27 || signature[64] === 28) &&
    halfOrder.compare(signature, 32, 64) >= 0
  )
}

function addressOfKey(publicKey: Uint8Array): Uint8Array {
  return keccak(publicKey.subarray(1)).subarray(12)
}
