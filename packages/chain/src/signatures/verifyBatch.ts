import { digestOf } from './digestOf.ts'
import type { KnownKeys } from './KnownKeys.ts'
import { recoverSigner, signatureLength } from './recoverSigner.ts'

/**
 * Messages of one type and domain, packed into one buffer that is transferred to a worker without copying objects. Each
 * has `stride` bytes: the words, the signature, and the address of the signer.
 */
export type PackedBatch = {
  separator: Uint8Array
  wordBytes: number
  count: number
  bytes: Uint8Array
  /** Verify with known keys, which leaves v unchecked. */
  anyParity: boolean
}

export function strideOf(wordBytes: number): number {
  return wordBytes + signatureLength + 20
}

/** Returns one byte per message: 1 when its signer signed it. */
export function verifyBatch(batch: PackedBatch, keys: KnownKeys): Uint8Array {
  const { separator, wordBytes, count, bytes, anyParity } = batch
  const stride = strideOf(wordBytes)
  const verdicts = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const at = i * stride
    const signatureAt = at + wordBytes
    const signerAt = signatureAt + signatureLength
    const digest = digestOf(separator, bytes.subarray(at, at + wordBytes))
    const signature = bytes.subarray(signatureAt, signerAt)
    const signer = bytes.subarray(signerAt, signerAt + 20)
    const isValid = anyParity ? keys.signed(digest, signature, signer) : recovers(digest, signature, signer)
    verdicts[i] = isValid ? 1 : 0
  }
  return verdicts
}

function recovers(digest: Uint8Array, signature: Uint8Array, signer: Uint8Array): boolean {
  const recovered = recoverSigner(digest, signature)
  return recovered !== undefined && Buffer.compare(recovered, signer) === 0
}
