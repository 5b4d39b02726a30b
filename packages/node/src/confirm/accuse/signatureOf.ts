import {
  type Hex,
  messageDigest,
  Receipt,
  type SignedReceipt,
  type SigningDomain,
  withParity,
} from '@muster-network/chain'
import { MusterError } from '@muster-network/core'

/**
 * Returns the signature of a receipt with the v that contracts recover its signer with: an executor that signs with the other one could be
 * paid, and not be accused.
 *
 * @throws STREAM_REQUEST_INVALID when the key did not sign the receipt
 */
export function signatureOf(
  domain: SigningDomain,
  { receipt, signature }: SignedReceipt,
  receiptKey: Hex,
): Hex {
  const bytes = (hex: Hex) => Buffer.from(hex.slice(2), 'hex')
  const digest = bytes(messageDigest(domain, Receipt, receipt))
  const recoverable = withParity(digest, bytes(signature), bytes(receiptKey))
  if (!recoverable)
    throw new MusterError('STREAM_REQUEST_INVALID', 'the receipt is not signed by the key of its provider')
  return `0x${Buffer.from(recoverable).toString('hex')}`
}
