import { type Address, type Hex, hexToBytes } from 'viem'
import { messageDigest, type SigningDomain } from './hashMessage.ts'
import { recoverSigner } from './recoverSigner.ts'
import type { Fields, MessageOf, TypedMessage } from './TypedMessage.ts'

export type SignedMessage<F extends Fields = Fields> = {
  domain: SigningDomain
  type: TypedMessage<F>
  message: MessageOf<TypedMessage<F>>
  signature: Hex
  /** The expected signer. */
  signer: Address
}

/** Returns whether `signer` signed the message; plain keys only, as in the contracts. For many messages use SignatureVerifier. */
export function verifyMessage<F extends Fields>({
  domain,
  type,
  message,
  signature,
  signer,
}: SignedMessage<F>): boolean {
  const recovered = recoverSigner(hexToBytes(messageDigest(domain, type, message)), signatureBytes(signature))
  return recovered !== undefined && Buffer.from(signer.slice(2), 'hex').equals(recovered)
}

/** Returns the bytes of an untrusted signature; text that is not hexadecimal becomes empty and fails to verify. */
function signatureBytes(signature: Hex): Uint8Array {
  return /^0x[0-9a-fA-F]{130}$/.test(signature) ? Buffer.from(signature.slice(2), 'hex') : new Uint8Array(0)
}
