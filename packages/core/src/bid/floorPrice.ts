import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { OwnerTerms } from './OwnerTerms.ts'
import type { TaskFacts } from './TaskFacts.ts'

const billion = 1_000_000_000n

/** The least that the owner takes for one part, rounded up: nobody works for nothing by rounding. */
export function floorPrice(
  task: Pick<TaskFacts, 'maxUnits'>,
  owner: Pick<OwnerTerms, 'floorPerBillionUnits'>,
): TokenAmount {
  return tokenAmount((task.maxUnits * owner.floorPerBillionUnits + billion - 1n) / billion)
}
