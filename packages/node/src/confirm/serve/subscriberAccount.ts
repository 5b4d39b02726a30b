import type { Served, SignedReceipt, SignedVoucher, VoucherVerdict } from '@muster-network/chain'
import { type AskTerms, MusterError } from '@muster-network/core'
import type { ConfirmerAccount } from './ConfirmerAccount.ts'

/** The account of a subscriber: its vouchers, and the cover of all asks that run. */
export type SubscriberPayments<Ask> = {
  asks: {
    begin(terms: AskTerms): Ask
    take(ask: Ask, untilUnits: bigint): { ok: true } | { ok: false; reason: string; neededWei: bigint }
    end(ask: Ask): void
  }
  receive(signed: SignedVoucher): Promise<VoucherVerdict>
  /** Lets the asks that wait look at their account again. */
  wake(): void
}

export type SubscriberAccountOptions<Ask> = {
  payments: SubscriberPayments<Ask>
  /** Signs the receipt of an ask, in the epoch of now, and stores it. The ask is covered by it from then on. */
  sign(served: Omit<Served, 'epoch'>, ask: Ask): Promise<SignedReceipt>
}

/** Lets the subscription of this node be paid for confirmations: it begins one only when voucher and credit pay for it. */
export function subscriberAccount<Ask>({ payments, sign }: SubscriberAccountOptions<Ask>): ConfirmerAccount {
  return {
    async begin({ rules, request, from, inUnits, priceWei }, voucher) {
      const running = payments.asks.begin({
        // the whole price as one unit of input: a confirmation has no output, and no floor
        price: { per: 'unit', inputUnitWei: priceWei, unitWei: 0n, floorWei: 0n, mostWei: 0n },
        ...{ windowUnits: 0n, inputUnits: 1n, maxUnits: 0n },
      })
      const end = () => {
        payments.asks.end(running)
        payments.wake()
      }
      try {
        // states the amount that is waited for, so that a raise to it counts
        payments.asks.take(running, 0n)
        if (voucher) await payments.receive(voucher)
        const decision = payments.asks.take(running, 0n)
        if (!decision.ok)
          throw new MusterError(
            decision.reason === 'exposed' ? 'STREAM_EXPOSED' : 'STREAM_UNPAID',
            `no voucher pays for the confirmation: ${decision.neededWei} wei are needed`,
            { details: { neededWei: decision.neededWei } },
          )
      } catch (error) {
        end()
        throw error
      }
      return {
        sign: () => {
          const served = { rules, request, answer: request, from, to: from, priceWei }
          return sign({ ...served, inUnits: BigInt(inUnits), outUnits: 0n }, running)
        },
        end,
      }
    },
  }
}
