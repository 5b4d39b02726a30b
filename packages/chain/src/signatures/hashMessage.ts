import {
  type Address,
  bytesToHex,
  concatBytes,
  type Hex,
  hexToBytes,
  keccak256,
  numberToBytes,
  pad,
  stringToBytes,
} from 'viem'
import { digestOf } from './digestOf.ts'
import { encodedLength, encodeMessage } from './encodeMessage.ts'
import type { Fields, MessageOf, TypedMessage } from './TypedMessage.ts'

/** The scope of a signature: one contract on one chain. The name is "muster" unless the contract has another. */
export type SigningDomain = { chainId: number; verifyingContract: Address; name?: string }

const domainType = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
const separators = new Map<string, Uint8Array>()

/** Returns the domain separator of a muster contract, version "1". */
export function domainSeparator({ chainId, verifyingContract, name = 'muster' }: SigningDomain): Uint8Array {
  const key = `${chainId}:${verifyingContract.toLowerCase()}:${name}`
  let separator = separators.get(key)
  if (!separator) {
    const hash = (text: string) => keccak256(stringToBytes(text), 'bytes')
    separator = keccak256(
      concatBytes([
        hash(domainType),
        hash(name),
        hash('1'),
        numberToBytes(chainId, { size: 32 }),
        pad(hexToBytes(verifyingContract), { size: 32 }),
      ]),
      'bytes',
    )
    if (separators.size >= 1_000) separators.clear() // only a hostile caller uses that many domains
    separators.set(key, separator)
  }
  return separator
}

/** Returns the hash of the message alone, as the contracts store it (`bidHash`). */
export function structHash<F extends Fields>(
  type: TypedMessage<F>,
  message: MessageOf<TypedMessage<F>>,
): Hex {
  const encoded = Buffer.allocUnsafe(encodedLength(type))
  encodeMessage(type, message, encoded)
  return keccak256(encoded)
}

/** Returns the digest to sign: the message in its domain. */
export function messageDigest<F extends Fields>(
  domain: SigningDomain,
  type: TypedMessage<F>,
  message: MessageOf<TypedMessage<F>>,
): Hex {
  const encoded = Buffer.allocUnsafe(encodedLength(type))
  encodeMessage(type, message, encoded)
  return bytesToHex(digestOf(domainSeparator(domain), encoded))
}
