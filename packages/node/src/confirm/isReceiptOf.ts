import { type Hex, type Receipt, requestHash } from '@muster-network/chain'
import type { StreamManifest } from '../task/StreamManifest.ts'
import { answerHashOf } from './answerHashOf.ts'
import { answerUnitsOf } from './answerUnitsOf.ts'
import type { AnswerCase } from './judge/AnswerCase.ts'

/** Returns whether a receipt is about exactly this range of an answer; its signature is not looked at. */
export function isReceiptOf(
  manifest: Pick<StreamManifest, 'unit' | 'windowUnits'>,
  { salt, judged, receipt }: { salt: Hex; judged: AnswerCase; receipt: Receipt },
): boolean {
  const { work, from, answer, end } = judged
  const request = requestHash(salt, work, from)
  const units = answerUnitsOf(manifest.unit, answer, end)
  return (
    receipt.request === request &&
    receipt.from === from &&
    receipt.to === from + units &&
    Number(receipt.outUnits) === units &&
    receipt.answer === answerHashOf(request, manifest, answer)
  )
}
