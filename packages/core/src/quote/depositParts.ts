import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

/** One part of a deposit, in words for the client. */
export type DepositPart = {
  name: 'work' | 'check' | 'trust lock'
  amount: TokenAmount
  /** Expected to come back. */
  back: TokenAmount
  purpose: string
  returns: string
}

/** Explains a deposit: the purpose of each part, and when the unused rest returns. */
export function depositParts(
  cost: Record<'workWei' | 'maxWorkWei' | 'checkWei' | 'maxCheckWei' | 'trustLockWei', bigint>,
  lockSeconds: number,
): DepositPart[] {
  const words = lockSeconds < 120 ? `${lockSeconds} seconds` : `${Math.ceil(lockSeconds / 60)} minutes`
  const parts: DepositPart[] = [
    {
      name: 'work',
      amount: tokenAmount(cost.maxWorkWei),
      back: tokenAmount(cost.maxWorkWei - cost.workWei),
      purpose: 'the most that executors may earn (pay.max)',
      returns: 'the rest returns when a part ends',
    },
    {
      name: 'check',
      amount: tokenAmount(cost.maxCheckWei),
      back: tokenAmount(cost.maxCheckWei - cost.checkWei),
      purpose: 'the fees of seats, also after takeovers',
      returns: 'the rest returns when a part ends',
    },
    {
      name: 'trust lock',
      amount: tokenAmount(cost.trustLockWei),
      back: tokenAmount(cost.trustLockWei),
      purpose: 'lost only if this client passes over a better bid',
      returns: `returns at the end of the task, at the earliest ${words} after the award`,
    },
  ]
  return parts.filter(({ amount }) => amount > 0n)
}
