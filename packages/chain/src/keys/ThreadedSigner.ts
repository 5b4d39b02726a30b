import { MusterError } from '@muster-network/core'
import { type Address, bytesToHex, type Hex, type TransactionSerializable } from 'viem'
import { BatchWorkers } from '../signatures/BatchWorkers.ts'
import { gather } from '../signatures/gather.ts'
import { messageDigest, type SigningDomain } from '../signatures/hashMessage.ts'
import { signatureLength } from '../signatures/recoverSigner.ts'
import type { Fields, MessageOf, TypedMessage } from '../signatures/TypedMessage.ts'
import { LocalSigner } from './LocalSigner.ts'
import type { Signer } from './Signer.ts'

/** Large enough that the transfer to a thread costs little, small enough that all threads share a burst. */
const chunkSize = 64
/** Maximum messages that wait: some seconds of work. */
const limit = 100_000

/**
 * Signs messages on other cores, for a client that signs thousands of vouchers a second: a signature takes 50 µs of a core.
 * The key is in the memory of this process, as with `LocalSigner`. Stop it at the end.
 */
export class ThreadedSigner implements Signer {
  readonly address: Address
  readonly #local: LocalSigner
  readonly #threads: BatchWorkers<Uint8Array>
  readonly #sign = gather((digests: Hex[]) => this.#signAll(digests))
  #waiting = 0

  /** @throws CHAIN_KEY_INVALID */
  constructor(privateKey: Uint8Array, threads: number) {
    this.#local = new LocalSigner(privateKey)
    this.address = this.#local.address
    const key = Uint8Array.from(privateKey)
    this.#threads = new BatchWorkers(new URL('./signWorker.ts', import.meta.url), threads, key)
  }

  signTransaction(transaction: TransactionSerializable): Promise<Hex> {
    return this.#local.signTransaction(transaction)
  }

  /** @throws CHAIN_BUSY when too many messages wait for their signature */
  async signMessage<F extends Fields>(
    domain: SigningDomain,
    type: TypedMessage<F>,
    message: MessageOf<TypedMessage<F>>,
  ): Promise<Hex> {
    if (this.#waiting >= limit)
      throw new MusterError('CHAIN_BUSY', `the queue of signatures is full: ${this.#waiting} messages`)
    this.#waiting++
    try {
      return await this.#sign(messageDigest(domain, type, message))
    } finally {
      this.#waiting--
    }
  }

  stop(): Promise<void> {
    return this.#threads.stop()
  }

  async #signAll(digests: Hex[]): Promise<Hex[]> {
    const chunks: Promise<Uint8Array>[] = []
    for (let from = 0; from < digests.length; from += chunkSize) {
      // a separate buffer, not from Node's pool, because it is transferred to the thread
      const bytes = Buffer.from(new ArrayBuffer(32 * Math.min(chunkSize, digests.length - from)))
      for (const [i, digest] of digests.slice(from, from + chunkSize).entries())
        bytes.write(digest.slice(2), 32 * i, 'hex')
      chunks.push(this.#threads.run(bytes, [bytes.buffer as ArrayBuffer]))
    }
    const signatures = Buffer.concat(await Promise.all(chunks))
    return digests.map((_, i) =>
      bytesToHex(signatures.subarray(i * signatureLength, (i + 1) * signatureLength)),
    )
  }
}
