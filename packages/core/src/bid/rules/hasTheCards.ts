import { type BidRule, pass, refuse } from '../BidRule.ts'
import { cardsFor } from '../cardsFor.ts'

/** The graphics cards that the task asks for, if it does. Whether they are free just now is a matter of the queue. */
export const hasTheCards: BidRule = (task, owner) => {
  if (!task.gpu || cardsFor(owner.gpus, task.gpu).length > 0) return pass
  const { count, model, memoryBytes } = task.gpu
  const what = [model ?? 'any model', memoryBytes !== undefined && `${memoryBytes} bytes or more`]
  return refuse(
    'gpu',
    `the task asks for ${count} cards (${what.filter(Boolean).join(', ')}); this machine lends ${owner.gpus.length} cards`,
  )
}
