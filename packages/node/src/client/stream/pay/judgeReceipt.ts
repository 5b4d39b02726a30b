import type { Receipt } from '@muster-network/chain'
import { type AnswerPrice, payFor } from '@muster-network/core'
import type { AnswerEnd } from '../../../wire/serveCalls.ts'

/** One executor's range of an answer, as far as its pay is concerned. */
export type OwedRange = {
  /** The revision that the ask named. */
  rules: number
  from: number
  inUnits: number
  price: AnswerPrice
  windowUnits: number
  /** Most units of the range. */
  mostUnits: number
  /** Units up to which vouchers paid ahead; undefined when only the vouchers themselves are known, after a restart. */
  paidUnits: number | undefined
  /** An answer under seal that was not paid: its executor keeps the input price. */
  isUnread: boolean
  /** The units that arrived, and how many of them are in signed windows. */
  seenUnits: number
  signedUnits: number
  /** How it ended; undefined when the end did not arrive. */
  end: AnswerEnd | undefined
}

/** Why a receipt is not owed. */
export type OwedRefusal = 'other-range' | 'wrong-units' | 'wrong-answer' | 'wrong-price'

export type OwedVerdict = { ok: true; priceWei: bigint } | { ok: false; reason: OwedRefusal }

/**
 * Judges the receipt of a range by what arrived. An end that was not seen may have cost one window more than was paid for: the executor
 * ends the range at what it had sent.
 */
export function judgeReceipt(
  receipt: Pick<Receipt, 'rules' | 'from' | 'to' | 'inUnits' | 'outUnits' | 'answer' | 'total'>,
  range: OwedRange,
  { totalWei, isWhole }: { totalWei: bigint; isWhole(answer: Receipt['answer']): boolean },
): OwedVerdict {
  const { price, end } = range
  const outUnits = Number(receipt.outUnits)
  const isSame =
    receipt.rules === range.rules && receipt.from === range.from && Number(receipt.inUnits) === range.inUnits
  if (!isSame) return { ok: false, reason: 'other-range' }
  if (price.per === 'unit' && receipt.to !== receipt.from + outUnits)
    return { ok: false, reason: 'wrong-units' }
  const priceOf = (complete: boolean) =>
    payFor(price, { inputUnits: receipt.inUnits, outputUnits: receipt.outUnits, complete })
  const priceWei = receipt.total - totalWei
  if (end !== undefined) {
    const units = price.per === 'answer' ? (end === 'cut' ? 0 : 1) : range.seenUnits
    if (outUnits !== units) return { ok: false, reason: 'wrong-units' }
    // an answer that was cut earns nothing at one price, whatever arrived of it
    if (!(price.per === 'answer' && end === 'cut') && !isWhole(receipt.answer))
      return { ok: false, reason: 'wrong-answer' }
    return priceWei === priceOf(end !== 'cut') ? { ok: true, priceWei } : { ok: false, reason: 'wrong-price' }
  }
  if (outUnits < range.signedUnits || outUnits > mostUnseen(range))
    return { ok: false, reason: 'wrong-units' }
  if (priceWei !== priceOf(false) && (range.isUnread || priceWei !== priceOf(true)))
    return { ok: false, reason: 'wrong-price' }
  return { ok: true, priceWei }
}

function mostUnseen({ isUnread, paidUnits, windowUnits, mostUnits, price }: OwedRange): number {
  if (isUnread) return 0
  if (price.per === 'answer') return 1
  return paidUnits === undefined ? mostUnits : Math.min(mostUnits, paidUnits + windowUnits)
}
