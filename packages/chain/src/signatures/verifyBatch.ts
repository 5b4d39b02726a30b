import { digestOf } from './hashMessage.ts'
import { recoverSigner, signatureLength } from './recoverSigner.ts'

/**
 * Messages of one type and domain, packed into one buffer that is transferred to a worker without copying objects. Each
 * has `stride` bytes: the words, the signature, and the address of the signer.
 */
export type PackedBatch = { separator: Uint8Array; wordBytes: number; count: number; bytes: Uint8Array }

export function strideOf(wordBytes: number): number {
  return wordBytes + signatureLength + 20
}

/** Returns one byte per message: 1 when its signer signed it. */
export function verifyBatch({ separator, wordBytes, count, bytes }: PackedBatch): Uint8Array {
  const stride = strideOf(wordBytes)
  const verdicts = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const at = i * stride
    const signatureAt = at + wordBytes
    const signerAt = signatureAt + signatureLength
    const digest = digestOf(separator, bytes.subarray(at, at + wordBytes))
    const signer = recoverSigner(digest, bytes.subarray(signatureAt, signerAt))
    verdicts[i] = signer && Buffer.compare(signer, bytes.subarray(signerAt, signerAt + 20)) === 0 ? 1 : 0
  }
  return verdicts
}
