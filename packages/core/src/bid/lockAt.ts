import { leastLock } from '../check/leastLock.ts'
import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { TaskFacts } from './TaskFacts.ts'

/** Returns the stake that a part locks at a price. */
export function lockAt(task: Pick<TaskFacts, 'lock' | 'stakeLock'>, price: TokenAmount): TokenAmount {
  const byPrice = leastLock(task.lock, price)
  return tokenAmount(byPrice > task.stakeLock ? byPrice : task.stakeLock)
}
