import { amountInWords as tokens } from '../../money/amountInWords.ts'
import { tokenAmount } from '../../money/TokenAmount.ts'
import { type BidRule, pass, refuse } from '../BidRule.ts'
import { chooseBacking } from '../backing.ts'
import { floorPrice } from '../floorPrice.ts'
import { lockAt } from '../lockAt.ts'
import type { OwnerTerms } from '../OwnerTerms.ts'

/** Requires a price at or above the owner's floor, and enough free stake or surety for the award. */
export const priceCoversFloor: BidRule = (task, owner) => {
  const floor = floorPrice(task, owner)
  if (floor > task.maxPrice)
    return refuse(
      'price',
      `the owner asks for ${tokens(floor)} for a part; the client pays at most ${tokens(task.maxPrice)}`,
    )
  const least = tokenAmount(floor > 0n ? floor : 1n)
  const lock = lockAt(task, least)
  // a surety backs only prices whose lock is larger than the pledge
  const backing = chooseBacking(task, owner, { wanted: task.maxPrice, least })
  return backing ? pass : refuse('stake', tooLittleStake(lock, owner))
}

/** Says that an award would need more stake than there is. */
export function tooLittleStake(
  lock: bigint,
  { freeStake, surety }: Pick<OwnerTerms, 'freeStake' | 'surety'>,
): string {
  return `a part locks at least ${tokens(lock)} of stake; this machine has ${tokens(freeStake)} free and a surety of ${tokens(surety.amount)}`
}
