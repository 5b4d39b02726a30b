import { zeroHash } from '@muster-network/chain'
import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import { awardableUntil, isDrawn, isSpare } from '../../replicas/isSpare.ts'
import { type Requeue, soonest } from '../../role/Reconciler.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { isInOrEnded } from '../../settle/isInOrEnded.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { sendAward, winsFor } from './awardTask.ts'
import { drawReplica } from './drawReplica.ts'
import { cancelIfOver, cancelLater, cancelPart } from './takeOver.ts'

/** Time until bids that could not be awarded are tried again; a new bid or a part that ends wakes the task before. */
const retryMs = 1_000

/**
 * Awards the parts that the first award left over: those by rank at once to the bids that stand now, also to bids that came after
 * the first award, and the second replica of a part by a draw.
 */
export async function awardRest(
  context: ClientContext,
  task: ClientTask,
  onChain: LedgerTask,
): Promise<Requeue> {
  const { ledger } = context
  const nexts: Requeue[] = []
  const left: LedgerPart[] = []
  for (const part of ledger.parts(task.taskId)) {
    if (part.status !== 'unawarded' || isSpare(task.terms, part.part)) {
      context.wake(task.taskId, part.part)
      continue
    }
    const isLate = ledger.head.timestamp >= awardableUntil(task.terms, onChain.bidUntil, part.part)
    if (isLate) nexts.push(await cancelPart(context, task, part, 'nobody took it in time'))
    else if (isDrawn(task.terms, part.part)) nexts.push(await drawSecond(context, task, part))
    else {
      const end = await cancelIfOver(context, task, part)
      if (end) nexts.push(end)
      else left.push(part)
    }
  }
  if (left.length > 0) nexts.push(await awardLeft(context, task, left))
  return soonest(...nexts)
}

/** Awards parts that were never awarded by rank, all in one call. Waits for a bid while no bid can be awarded. */
async function awardLeft(context: ClientContext, task: ClientTask, left: LedgerPart[]): Promise<Requeue> {
  const { taskId } = task
  const parts = left.map(({ part }) => part)
  const wins = await winsFor(context, task, parts)
  if (wins.length === 0)
    return soonest(...(await Promise.all(left.map((part) => cancelLater(context, task, part)))))
  return unlessReverted<Requeue, Requeue>(
    async () => {
      // the first award committed the book; later ones commit nothing
      await sendAward(context, task, wins, { bookRoot: zeroHash, bookSize: 0 })
      context.note(taskId, {
        step: 'awarding',
        wins: wins.map((win) => ({ operator: win.bid.operator, parts: win.parts, price: win.bid.price })),
      })
      return { retryAfterMs: 500 }
    },
    (error) => {
      // the award may already be mined; this node's ledger lags a moment behind
      context.logger.debug({ taskId, parts, error }, 'the award of parts that were left over was refused')
      return { retryAfterMs: retryMs }
    },
  )
}

/**
 * Draws the second replica of a part once the first is delivered. An executor that knew the draw before could compute nothing
 * whenever a friend was drawn, without any risk.
 */
async function drawSecond(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Requeue> {
  const first = context.ledger.part(task.taskId, part.part - 1)!
  if (task.cancelled) return cancelPart(context, task, part, task.cancelled.why)
  if (first.status === 'ended' && task.terms.replicas === 2)
    return cancelPart(context, task, part, 'there is no other replica to compare it with')
  // the ledger wakes this task when the first is delivered or ends
  return isInOrEnded(first) ? drawReplica(context, task, part) : undefined
}
