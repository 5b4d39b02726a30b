import type { StreamQuote } from '@muster-network/api'
import type { StreamTaskQuote } from '../../../client/quote/quoteStream.ts'

/** Returns a quote of a stream as the API shows it. */
export function streamQuoteView({ plan, quote, ...rest }: StreamTaskQuote): StreamQuote {
  return {
    ...quote,
    ...rest,
    unit: plan.unit,
    dearestWei: plan.dearestWei,
    guaranteeWei: plan.guaranteeWei,
    stakeLockWei: plan.stakeLockWei,
    council: plan.council,
    maxSubscribers: plan.maxSubscribers,
    budgetWei: plan.budgetWei,
    trustLockWei: plan.trustLockWei,
    confirmedShare: plan.confirmedShare,
    confirmer: plan.confirmer,
    audit: plan.audit,
  }
}
