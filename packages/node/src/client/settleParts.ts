import type { LedgerDelivery, LedgerPart } from '../ledger/Ledger.ts'
import type { Requeue } from '../role/Reconciler.ts'
import { reconcileCut } from '../settle/reconcileCut.ts'
import { reconcileDelivery } from '../settle/reconcileDelivery.ts'
import { bidOf, bidOfDelivery, type ClientContext } from './ClientContext.ts'
import type { ClientTask } from './ClientTask.ts'

/** Closes a cut that its executor did not close in time, so that another can go on from the last checkpoint it signed. */
export async function settleCut(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  const storedBid = bidOf(context, task.taskId, part.bidHash)
  if (!storedBid) return undefined
  return reconcileCut(context, {
    terms: task.terms,
    bid: storedBid.bid,
    part,
    by: 'client',
    receipts: context.records
      .checkpoints(task.taskId, part.part)
      .map(({ checkpoint, executorSignature }) => ({ checkpoint, signature: executorSignature })),
  })
}

/**
 * Takes the settlement steps of a delivery that its executor did not take in time, so that no part waits for an
 * executor that has nothing to gain any more.
 */
export async function settleDeliveries(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  const { ledger, options } = context
  let next: Requeue
  for (const record of ledger.deliveries(task.taskId, part.part)) {
    if (isOver(record)) continue
    const bid = bidOfDelivery(context, record)?.bid
    if (!bid) continue
    // a silent executor will hardly settle its own cut, and the part cannot end before the cut is settled
    const patienceSeconds = record.cut === 'silence' ? 0 : options.patienceSeconds
    const isPatient = ledger.head.timestamp <= record.delivery.deliveredAt + patienceSeconds
    // the executor submits the acceptance when it settles; the client settles only later
    const result = context.records.result(task.taskId, record.id)
    const acceptance = isPatient ? undefined : result?.acceptance
    const answers = Object.entries(context.records.answers.get(record.id) ?? {})
    const again = await reconcileDelivery(context, {
      terms: task.terms,
      bid,
      record,
      answers: new Map(answers.map(([seat, answer]) => [Number(seat), answer])),
      patienceSeconds,
      by: 'client',
      ...(acceptance && { acceptance }),
      // each executor opens the seal of its replica; the client opens the seals that it knows after the executors had time for it
      ...(!isPatient && result?.opening && { opening: result.opening }),
    })
    if (again)
      next = { retryAfterMs: Math.min(again.retryAfterMs, next?.retryAfterMs ?? Number.POSITIVE_INFINITY) }
  }
  return next && { retryAfterMs: Math.max(next.retryAfterMs, 500) }
}

/** Whether nothing is left to do for a delivery and its seats. */
export function isOver(record: LedgerDelivery): boolean {
  return record.outcome !== 'open' && (record.concluded || !record.roster || !record.judged)
}
