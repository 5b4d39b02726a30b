import { MusterError } from '@muster-network/core'
import type { Address, Hex } from 'viem'
import { BatchWorkers } from './BatchWorkers.ts'
import { encodedLength, encodeMessage } from './encodeMessage.ts'
import { domainSeparator, type SigningDomain } from './hashMessage.ts'
import { signatureLength } from './recoverSigner.ts'
import type { Fields, MessageOf, TypedMessage } from './TypedMessage.ts'
import { type PackedBatch, strideOf } from './verifyBatch.ts'

export type ToVerify<F extends Fields> = {
  message: MessageOf<TypedMessage<F>>
  signature: Hex
  signer: Address
}

/** Small enough that all workers share a batch of hundreds, large enough that the transfer cost is negligible. */
const chunkSize = 64
/** Maximum messages in flight: at 10,000 per second and core, some seconds of work. */
const limit = 100_000

/** Verifies many signatures on other cores. Create one per process and stop it at the end. */
export class SignatureVerifier {
  readonly #workers: BatchWorkers<PackedBatch>
  #inFlight = 0

  constructor(workers: number) {
    this.#workers = new BatchWorkers(new URL('./verifyWorker.ts', import.meta.url), workers)
  }

  /**
   * Returns the verdicts in the order of `items`. With `anyParity` it is faster for signers that return, but a signature
   * may carry a v that contracts reject, which `withParity` corrects.
   *
   * @throws CHAIN_BUSY when too many signatures are in flight
   */
  async verify<F extends Fields>(
    domain: SigningDomain,
    type: TypedMessage<F>,
    items: readonly ToVerify<F>[],
    { anyParity = false } = {},
  ): Promise<boolean[]> {
    if (this.#inFlight + items.length > limit)
      throw new MusterError(
        'CHAIN_BUSY',
        `the queue of signature checks is full: ${this.#inFlight} signatures`,
      )
    this.#inFlight += items.length
    try {
      const separator = domainSeparator(domain)
      const chunks: Promise<Uint8Array>[] = []
      for (let from = 0; from < items.length; from += chunkSize) {
        const batch = { ...pack(separator, type, items.slice(from, from + chunkSize)), anyParity }
        chunks.push(this.#workers.run(batch, [batch.bytes.buffer as ArrayBuffer]))
      }
      return (await Promise.all(chunks)).flatMap((verdicts) => [...verdicts].map((verdict) => verdict === 1))
    } finally {
      this.#inFlight -= items.length
    }
  }

  async stop(): Promise<void> {
    await this.#workers.stop()
  }
}

function pack<F extends Fields>(
  separator: Uint8Array,
  type: TypedMessage<F>,
  items: readonly ToVerify<F>[],
): Omit<PackedBatch, 'anyParity'> {
  const wordBytes = encodedLength(type)
  const stride = strideOf(wordBytes)
  // a separate buffer, not from Node's pool, because it is transferred to the worker
  const bytes = Buffer.from(new ArrayBuffer(stride * items.length))
  items.forEach(({ message, signature, signer }, i) => {
    const at = i * stride
    encodeMessage(type, message, bytes, at)
    writeSignature(bytes, at + wordBytes, signature)
    bytes.write(signer.slice(2), at + wordBytes + signatureLength, 20, 'hex')
  })
  return { separator, wordBytes, count: items.length, bytes }
}

/** Writes an untrusted signature; text of another length or that is not hexadecimal becomes zeros, which never verify. */
function writeSignature(out: Buffer, at: number, signature: Hex): void {
  const isWritten =
    signature.length === 2 + 2 * signatureLength &&
    out.write(signature.slice(2), at, signatureLength, 'hex') === signatureLength
  if (!isWritten) out.fill(0, at, at + signatureLength)
}
