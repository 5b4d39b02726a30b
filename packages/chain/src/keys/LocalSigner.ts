import { MusterError } from '@muster-network/core'
import secp256k1 from 'secp256k1'
import {
  type Address,
  bytesToHex,
  getAddress,
  type Hex,
  hexToBytes,
  keccak256,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem'
import { messageDigest, type SigningDomain } from '../signatures/hashMessage.ts'
import { keccak } from '../signatures/keccak.ts'
import { signDigest } from '../signatures/signDigest.ts'
import type { Fields, MessageOf, TypedMessage } from '../signatures/TypedMessage.ts'
import type { Signer } from './Signer.ts'

/** A key in the memory of this process. It is a private field, so that logs, JSON and the inspector do not show it. */
export class LocalSigner implements Signer {
  readonly address: Address
  readonly #privateKey: Uint8Array

  /** @throws CHAIN_KEY_INVALID */
  constructor(privateKey: Uint8Array) {
    if (privateKey.length !== 32 || !secp256k1.privateKeyVerify(privateKey))
      throw new MusterError('CHAIN_KEY_INVALID', 'invalid private key: expected 32 bytes on the curve')
    this.#privateKey = Uint8Array.from(privateKey)
    this.address = addressOf(privateKey)
  }

  async signTransaction(transaction: TransactionSerializable): Promise<Hex> {
    const signature = this.#sign(keccak256(serializeTransaction(transaction)))
    const yParity = Number.parseInt(signature.slice(130), 16) - 27
    return serializeTransaction(transaction, {
      r: `0x${signature.slice(2, 66)}`,
      s: `0x${signature.slice(66, 130)}`,
      yParity,
      v: BigInt(27 + yParity),
    })
  }

  async signMessage<F extends Fields>(
    domain: SigningDomain,
    type: TypedMessage<F>,
    message: MessageOf<TypedMessage<F>>,
  ): Promise<Hex> {
    return this.#sign(messageDigest(domain, type, message))
  }

  #sign(digest: Hex): Hex {
    return signDigest(hexToBytes(digest), this.#privateKey)
  }
}

export function addressOf(privateKey: Uint8Array): Address {
  const publicKey = secp256k1.publicKeyCreate(privateKey, false)
  return getAddress(bytesToHex(keccak(publicKey.subarray(1)).subarray(12)))
}
