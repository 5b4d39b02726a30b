import {
  Confirmation,
  type Hex,
  lowerHex,
  messageDigest,
  Receipt,
  requestHash,
  type SigningDomain,
  verifyMessage,
} from '@muster-network/chain'
import type { z } from 'zod'
import type { Ledger } from '../../ledger/Ledger.ts'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import type { confirmAnswer } from '../../wire/confirmCalls.ts'
import { isReceiptOf } from '../isReceiptOf.ts'
import type { AnswerCase } from '../judge/AnswerCase.ts'

export type Reveal = Extract<z.output<typeof confirmAnswer.up>, { type: 'reveal' }>

/** An answer that was judged, and the receipt that is said to be its own. */
export type RevealedCase = {
  streamId: Hex
  rules: number
  manifest: Pick<StreamManifest, 'unit' | 'windowUnits'>
  judged: AnswerCase
  confirmer: Hex
  reveal: Reveal
}

/** Why a revealed receipt is not that of the judged answer. */
export type RevealRefusal =
  | 'never-joined'
  | 'own-answer'
  | 'other-stream'
  | 'other-request'
  | 'other-answer'
  | 'forged-receipt'
  | 'forged-confirmation'

/** Returns why a receipt proves nothing about the judged answer; undefined when a confirmer may accuse with it. */
export function whyNotRevealed(
  { streamId, rules, manifest, judged, confirmer, reveal }: RevealedCase,
  { ledger, domain }: { ledger: Pick<Ledger, 'stream' | 'subscription'>; domain: SigningDomain },
): RevealRefusal | undefined {
  const { provider, salt, confirmation } = reveal
  const { receipt, signature } = reveal.receipt
  const stream = ledger.stream(streamId)
  const subscription = ledger.subscription(streamId, provider)
  if (!stream || !subscription) return 'never-joined'
  if (lowerHex(provider) === lowerHex(confirmer)) return 'own-answer'
  if (receipt.streamId !== streamId || receipt.rules !== rules) return 'other-stream'
  if (receipt.request !== requestHash(salt, judged.work, judged.from)) return 'other-request'
  if (!isReceiptOf(manifest, { salt, judged, receipt })) return 'other-answer'
  const signer = subscription.receiptKey
  if (!verifyMessage({ domain, type: Receipt, message: receipt, signature, signer })) return 'forged-receipt'
  const named = { receipt: messageDigest(domain, Receipt, receipt), confirmer }
  const isNamed = verifyMessage({
    ...{ domain, type: Confirmation, message: named, signature: confirmation, signer: stream.signer },
  })
  return isNamed ? undefined : 'forged-confirmation'
}
