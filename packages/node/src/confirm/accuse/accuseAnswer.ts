import {
  type Hex,
  messageDigest,
  type Network,
  Receipt,
  type Rules,
  type SignedReceipt,
  type StreamTerms,
  type TransactionSender,
} from '@muster-network/chain'
import { sendStep } from '../../role/sendStep.ts'
import { signatureOf } from './signatureOf.ts'

export type Accusation = {
  chainId: number
  terms: StreamTerms
  /** The network's rules, as the stream was opened with them. */
  rules: Rules
  provider: Hex
  /** The key that the provider signs receipts with. */
  receiptKey: Hex
  signed: SignedReceipt
  /** The signature of the stream's signer that names this node as a confirmer; left out by the client. */
  confirmation?: Hex | undefined
}

/**
 * Accuses an answer on the chain. The client's bond is taken out of its trust lock; a confirmer pays its bond, which `StreamAudits` must be
 * allowed to take. The same answer is accused once, also after a restart.
 *
 * @throws STREAM_REQUEST_INVALID when the receipt is not the provider's, CHAIN_*
 */
export async function accuseAnswer(
  { streamAudits, streams }: Pick<Network, 'streamAudits' | 'streams'>,
  sender: TransactionSender,
  { chainId, terms, rules, provider, receiptKey, signed, confirmation = '0x' }: Accusation,
): Promise<void> {
  const domain = { chainId, verifyingContract: streams.address }
  const { receipt } = signed
  // another node may have been first
  if (await streamAudits.read.isAudited([provider, receipt])) return
  const signature = signatureOf(domain, signed, receiptKey)
  const digest = messageDigest(domain, Receipt, receipt)
  await sendStep('stream/accuse', digest, (intent) =>
    streamAudits.send.accuse([terms, rules, provider, receipt, signature, confirmation], {
      by: sender,
      intent,
    }),
  )
}
