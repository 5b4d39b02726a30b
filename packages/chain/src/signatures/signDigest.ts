import secp256k1 from 'secp256k1'
import { bytesToHex, type Hex } from 'viem'

/** Signs 32 bytes and returns r, s, v in the form of the contracts. */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): Hex {
  const { signature, recid } = secp256k1.ecdsaSign(digest, privateKey)
  return `${bytesToHex(signature)}${(27 + recid).toString(16)}`
}
