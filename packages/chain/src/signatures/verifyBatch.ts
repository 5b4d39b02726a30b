import { digestOf } from './hashMessage.ts'
import { recoverSigner, signatureLength } from './recoverSigner.ts'

/**
 * Messages of one type and domain, packed into one buffer so that a worker gets it without copying objects. Each takes
 * `stride` bytes: the words, then the signature, then the address of the signer.
 */
export type PackedBatch = { separator: Uint8Array; wordBytes: number; count: number; bytes: Uint8Array }

export function strideOf(wordBytes: number): number {
  return wordBytes + signatureLength + 20
}

/** One byte for each message: 1 when its signer signed it. */
export function verifyBatch({ separator, wordBytes, count, bytes }: PackedBatch): Uint8Array {
  const stride = strideOf(wordBytes)
  const verdicts = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const at = i * stride
    const signatureAt = at + wordBytes
    const signerAt = signatureAt + signatureLength
    const digest = digestOf(separator, bytes.subarray(at, at + wordBytes))
    const found = recoverSigner(digest, bytes.subarray(signatureAt, signerAt))
    verdicts[i] = found && Buffer.compare(found, bytes.subarray(signerAt, signerAt + 20)) === 0 ? 1 : 0
  }
  return verdicts
}
