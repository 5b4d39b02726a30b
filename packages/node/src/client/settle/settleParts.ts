import type { LedgerDelivery, LedgerPart } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { advanceCut } from '../../settle/advanceCut.ts'
import { advanceDelivery } from '../../settle/advanceDelivery.ts'
import { bidOf, bidOfDelivery, type ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/** CutReason of the contracts. */
const cutForSilence = 1

/** Shows the client's own receipts for a part that was cut, and closes the cut when its time is over. */
export async function settleCut(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Next> {
  const held = bidOf(context, task.taskId, part.bidHash)
  if (!held) return undefined
  return advanceCut(context, {
    terms: task.terms,
    bid: held.bid,
    part,
    receipts: context.kept.checkpoints(task.taskId, part.part),
    isExecutor: false,
  })
}

/**
 * Takes the steps of a delivery's check that its executor did not take in time, so that a part never waits for somebody
 * who has nothing to gain any more.
 */
export async function settleDeliveries(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Next> {
  const { ledger, options } = context
  let next: Next
  for (const held of ledger.deliveries(task.taskId, part.part)) {
    if (isOver(held)) continue
    const bid = bidOfDelivery(context, held)?.bid
    if (!bid) continue
    // who fell silent will hardly settle its own cut, and the part cannot end before that is done
    const patienceSeconds = held.delivery.cut === cutForSilence ? 0 : options.patienceSeconds
    const isPatient = ledger.head.timestamp <= held.delivery.deliveredAt + patienceSeconds
    // the executor brings the acceptance along when it settles; the client itself only comes after it
    const result = context.kept.result(task.taskId, held.id)
    const acceptance = isPatient ? undefined : result?.acceptance
    const again = await advanceDelivery(context, {
      terms: task.terms,
      bid,
      held,
      patienceSeconds,
      ...(acceptance && { acceptance }),
      // each copy opens its own seal; the client opens those that it was shown once their executors had time for it
      ...(!isPatient && result?.opening && { opening: result.opening }),
    })
    if (again) next = { againMs: Math.min(again.againMs, next?.againMs ?? Number.POSITIVE_INFINITY) }
  }
  return next && { againMs: Math.max(next.againMs, 500) }
}

/** Nothing is left to do about a delivery, its seats included. */
export function isOver(held: LedgerDelivery): boolean {
  return held.outcome !== 0 && (held.concluded || !held.panel || !held.judged)
}
