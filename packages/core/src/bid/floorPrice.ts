import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { OwnerTerms } from './OwnerTerms.ts'
import type { TaskFacts } from './TaskFacts.ts'

const billion = 1_000_000_000n

/** Returns the owner's minimum price of one part, rounded up so that rounding never makes it zero. */
export function floorPrice(
  task: Pick<TaskFacts, 'maxUnits' | 'allOrNothing'>,
  owner: Pick<OwnerTerms, 'floorPerBillionUnits' | 'allOrNothing'>,
): TokenAmount {
  const bps = 10_000n + BigInt(task.allOrNothing ? owner.allOrNothing.raiseBps : 0)
  const scale = billion * 10_000n
  return tokenAmount((task.maxUnits * owner.floorPerBillionUnits * bps + scale - 1n) / scale)
}
