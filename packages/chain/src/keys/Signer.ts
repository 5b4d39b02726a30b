import type { Address, Hex, TransactionSerializable } from 'viem'
import type { SigningDomain } from '../signatures/hashMessage.ts'
import type { Fields, MessageOf, TypedMessage } from '../signatures/TypedMessage.ts'

/** Whoever holds a key: a file on this machine, or a device or service of the owner's. It never gives the key away. */
export type Signer = {
  readonly address: Address
  /** The signed bytes, ready to be sent. */
  signTransaction(transaction: TransactionSerializable): Promise<Hex>
  signMessage<F extends Fields>(
    domain: SigningDomain,
    type: TypedMessage<F>,
    message: MessageOf<TypedMessage<F>>,
  ): Promise<Hex>
}
