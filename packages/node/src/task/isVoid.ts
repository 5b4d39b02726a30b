import type { Bid, Terms } from '@muster-network/chain'
import type { Ledger } from '../ledger/Ledger.ts'
import { isBacked } from './lockOf.ts'

/**
 * Whether the surety behind an assignment is lost: nothing of it is paid any more.
 *
 * @param awardedAt the time of its award, in seconds
 */
export function isVoid(
  ledger: Pick<Ledger, 'suretyLostAt'>,
  terms: Terms,
  bid: Pick<Bid, 'operator' | 'price' | 'stakeLock'>,
  awardedAt: number,
): boolean {
  const lostAt = ledger.suretyLostAt(bid.operator)
  return lostAt !== undefined && awardedAt <= lostAt && isBacked(terms, bid)
}
