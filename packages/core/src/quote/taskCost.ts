import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { CheckTerms } from './checkPlan.ts'

export type TaskCost = {
  /** All parts, as expected. */
  workWei: TokenAmount
  /** Council fees when all agree, and the most that they can be. */
  checkWei: TokenAmount
  mostCheckWei: TokenAmount
  /** Everything that leaves the wallet at posting. */
  depositWei: TokenAmount
  trustLockWei: TokenAmount
  /** What of the deposit comes back when all goes as expected, the trust lock included. */
  expectedRefundWei: TokenAmount
}

export type CostTerms = Pick<
  CheckTerms,
  'how' | 'parts' | 'copies' | 'deliveries' | 'drawn' | 'lead' | 'cap' | 'seatFee'
> & {
  /** What each part, or copy of one, is expected to cost. */
  prices: readonly TokenAmount[]
  /** The most that one part may cost. */
  maxPrice: TokenAmount
  /** Deliveries of a part that are paid for at posting. */
  mostDeliveries: number
  trustLock: TokenAmount
}

/** Segments that a late draw may add to a delivery; their fees are put down too. */
const addedSegments = 2

/** The money of a task before it is posted. Nothing here is an estimate but `prices`. */
export function taskCost(terms: CostTerms): TaskCost {
  const isDrawn = terms.how === 'replay' || terms.how === 'checker'
  const fees = (seats: number) => (isDrawn ? terms.seatFee * BigInt(seats) : 0n)
  const allocations = BigInt(terms.parts * terms.copies)
  const workWei = tokenAmount(terms.prices.reduce<bigint>((sum, price) => sum + price, 0n))
  const checkWei = tokenAmount(fees(terms.drawn * terms.lead * terms.deliveries) * BigInt(terms.parts))
  const mostOfPart = fees(terms.cap * (terms.drawn + addedSegments) * terms.mostDeliveries)
  const mostCheckWei = tokenAmount(mostOfPart * allocations)
  const depositWei = tokenAmount((terms.maxPrice + mostOfPart) * allocations + terms.trustLock)
  return {
    workWei,
    checkWei,
    mostCheckWei,
    depositWei,
    trustLockWei: terms.trustLock,
    expectedRefundWei: tokenAmount(depositWei - workWei - checkWei),
  }
}
