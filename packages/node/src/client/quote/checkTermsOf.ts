import type { Terms } from '@muster-network/chain'
import { type CheckTerms, tokenAmount } from '@muster-network/core'
import { checkModeOf } from '../../task/checkMode.ts'

/** Returns the facts about the check of a task at the price of one part. */
export function checkTermsOf(terms: Terms, deliveries: number, price: bigint): CheckTerms {
  const { rejectLead, cap, lockTenths } = terms.rules
  return {
    ...terms,
    how: checkModeOf(terms),
    ...{ deliveries, rejectLead, cap, lockTenths },
    price: tokenAmount(price),
    stakeLock: tokenAmount(terms.stakeLock),
  }
}
