import { type BidRule, pass, refuse } from '../BidRule.ts'
import { cardsFor } from '../cardsFor.ts'

/** Requires the GPUs of the task. Busy cards count: the queue decides when they are free. */
export const hasGpus: BidRule = (task, owner) => {
  if (!task.gpu || cardsFor(owner.gpus, task.gpu).length > 0) return pass
  const { count, model, memoryBytes } = task.gpu
  const requirements = [model ?? 'any model', memoryBytes !== undefined && `${memoryBytes} bytes or more`]
  return refuse(
    'gpu',
    `the task requires ${count} GPUs (${requirements.filter(Boolean).join(', ')}); this machine lends ${owner.gpus.length} GPUs`,
  )
}
