import { type BidRule, pass, refuse } from '../BidRule.ts'
import { floorPrice } from '../floorPrice.ts'

/** The floor is the owner's; the stake must be there, since an award locks it. */
export const paysEnough: BidRule = (task, owner) => {
  const floor = floorPrice(task, owner)
  if (floor > task.maxPrice)
    return refuse(
      'price',
      `the owner wants at least ${floor} wei for a part; the client pays at most ${task.maxPrice} wei`,
    )
  if (owner.freeStake < task.stakeLock)
    return refuse('stake', `the task locks ${task.stakeLock} wei of stake; ${owner.freeStake} wei are free`)
  return pass
}
