import type { Hex, SignedReceipt, SignedVoucher } from '@muster-network/chain'
import type { AnswerPrice } from '@muster-network/core'
import type { ConfirmerPay } from './Candidate.ts'

/** A range of no units, as the gateway's account of a subscriber counts it. */
type EmptyRange = {
  request: Hex
  rules: number
  from: number
  inUnits: number
  price: AnswerPrice
  windowUnits: number
  mostUnits: number
  paidUnits: number
  isUnread: boolean
  seenUnits: number
  signedUnits: number
  end: 'cut'
  epoch: number
  isWhole(answer: Hex): boolean
}

/** The gateway's account of one subscriber: its vouchers and receipts. */
export type SubscriberMoney = {
  begin(range: EmptyRange, coverWei: bigint): void
  pay(): Promise<SignedVoucher | undefined>
  take(signed: SignedReceipt): Promise<void>
  drop(request: Hex): void
}

/** Pays a confirmer from its account as a subscriber. A confirmation counts as an ask that was cut before its first unit. */
export function linkPay(
  link: SubscriberMoney,
  { price, epoch }: { price: AnswerPrice; epoch(): number },
): ConfirmerPay {
  return {
    async cover({ rules, request, from, inUnits, priceWei }) {
      link.begin(
        {
          ...{ request, rules, from, inUnits, price, windowUnits: 1, mostUnits: 0, paidUnits: 0 },
          ...{ isUnread: true, seenUnits: 0, signedUnits: 0, end: 'cut', epoch: epoch() },
          // nothing was answered: the hash is still that of the request
          isWhole: (answer) => answer === request,
        },
        priceWei,
      )
      try {
        return await link.pay()
      } catch (error) {
        link.drop(request)
        throw error
      }
    },
    take: (signed) => link.take(signed),
    drop: (request) => link.drop(request),
  }
}
