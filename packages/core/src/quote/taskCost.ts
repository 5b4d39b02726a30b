import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { CheckTerms } from './checkPlan.ts'

export type TaskCost = {
  /** Expected price of all parts; `maxWorkWei` is the most that they may cost. */
  workWei: TokenAmount
  maxWorkWei: TokenAmount
  /** Council fees when every answer agrees; `maxCheckWei` is the most that the client pays for seats. */
  checkWei: TokenAmount
  maxCheckWei: TokenAmount
  /** Total that leaves the wallet when the task is posted. */
  depositWei: TokenAmount
  trustLockWei: TokenAmount
  /** Expected refund of the deposit, including the trust lock. */
  expectedRefundWei: TokenAmount
}

export type CostTerms = Pick<CheckTerms, 'how' | 'parts' | 'replicas' | 'deliveries' | 'lead'> & {
  /** Fee of a seat, and its fee when late draws have added windows. */
  seatFee: TokenAmount
  maxSeatFee: TokenAmount
  /** Expected price of each part or replica. */
  prices: readonly TokenAmount[]
  /** Maximum price of one part. */
  maxPrice: TokenAmount
  /** Deliveries per part whose check the deposit covers. */
  maxDeliveries: number
  trustLock: TokenAmount
}

/**
 * Computes the cost of a task before it is posted. Only `prices` are estimates. The client pays the first m seats of each
 * delivery; further seats are paid by the side that loses.
 */
export function taskCost(terms: CostTerms): TaskCost {
  const isDrawn = terms.how === 'replay' || terms.how === 'checker'
  const fees = (fee: TokenAmount, deliveries: number) =>
    isDrawn ? fee * BigInt(terms.lead * deliveries) : 0n
  const allocations = BigInt(terms.parts * terms.replicas)
  const workWei = tokenAmount(terms.prices.reduce<bigint>((sum, price) => sum + price, 0n))
  const checkWei = tokenAmount(fees(terms.seatFee, terms.deliveries) * BigInt(terms.parts))
  const maxOfPart = fees(terms.maxSeatFee, terms.maxDeliveries)
  const depositWei = tokenAmount((terms.maxPrice + maxOfPart) * allocations + terms.trustLock)
  return {
    workWei,
    maxWorkWei: tokenAmount(terms.maxPrice * allocations),
    checkWei,
    maxCheckWei: tokenAmount(maxOfPart * allocations),
    depositWei,
    trustLockWei: terms.trustLock,
    expectedRefundWei: tokenAmount(depositWei - workWei - checkWei),
  }
}
