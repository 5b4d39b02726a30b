import type { Address, Hex, TransactionSerializable } from 'viem'
import type { SigningDomain } from '../signatures/hashMessage.ts'
import type { Fields, MessageOf, TypedMessage } from '../signatures/TypedMessage.ts'

/** Signs with a key in a file on this machine, or in a device or service of the owner. It never reveals the key. */
export type Signer = {
  readonly address: Address
  /** Returns the signed bytes, ready to send. */
  signTransaction(transaction: TransactionSerializable): Promise<Hex>
  signMessage<F extends Fields>(
    domain: SigningDomain,
    type: TypedMessage<F>,
    message: MessageOf<TypedMessage<F>>,
  ): Promise<Hex>
}
