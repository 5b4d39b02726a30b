import { type Address, bytesToHex, hexToBytes } from 'viem'
import type { Claim } from '../../contracts/types.ts'
import { compactSignature } from '../../signatures/compactSignature.ts'
import { messageDigest, type SigningDomain } from '../../signatures/hashMessage.ts'
import { Voucher } from '../../signatures/messages.ts'
import { withParity } from '../../signatures/withParity.ts'
import type { SignedVoucher } from '../SignedMessages.ts'

/**
 * Returns a voucher in the form that the contract pays, with the v that its signer is recovered with; undefined when none
 * of the signers signed it.
 */
export function claimOf(
  domain: SigningDomain,
  { voucher, signature }: SignedVoucher,
  signers: readonly Address[],
): Claim | undefined {
  const digest = hexToBytes(messageDigest(domain, Voucher, voucher))
  const bytes = Buffer.from(signature.slice(2), 'hex')
  for (const signer of signers) {
    const payable = withParity(digest, bytes, hexToBytes(signer))
    if (!payable) continue
    const { payee, amount, epoch, count, root } = voucher
    return { payee, amount, epoch, count, root, ...compactSignature(bytesToHex(payable)) }
  }
  return undefined
}
