import { hasCode } from '@muster-network/core'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import { awardsOf, type ClientContext } from '../ClientContext.ts'
import type { ClientTask, HeldBid } from '../ClientTask.ts'
import { hopelessBecause } from '../watch/noteFailure.ts'
import { sendAward } from './awardTask.ts'
import { triedBy } from './triedBy.ts'

/** Refusals after which no other bid would do either. */
const hopeless: readonly unknown[] = ['DeliveriesUsedUp']
/** Refusals that pass. */
const passing: readonly unknown[] = ['DeliveriesPending', 'WrongPartStatus']

/** A part that fell open goes to the next standing bid that has not tried it; when there is none left, it ends. */
export async function takeOver(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Next> {
  const { taskId } = task
  if (task.cancelled) return cancelPart(context, task, part, task.cancelled.why)
  const failed = hopelessBecause(task, part.part)
  if (failed) {
    if (!task.failed) context.kept.tasks.change(taskId, (each) => ({ ...each, failed }))
    return cancelPart(context, task, part, failed.message)
  }
  for (const held of candidates(context, task, part)) {
    const win = { bid: held.bid, signature: held.signature, parts: [part.part] }
    try {
      await sendAward(context, task, [win], held.hash)
      context.note(taskId, 'part taken over', { part: part.part, by: held.bid.operator, units: part.units })
      return { againMs: 500 }
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      const why = error.details.error
      if (passing.includes(why)) return { againMs: 1_000 }
      if (hopeless.includes(why)) return cancelPart(context, task, part, String(why))
      context.note(taskId, 'bid passed over', { part: part.part, operator: held.bid.operator, why })
    }
  }
  const waitMs = openedMs(context, part) + task.prescription.halt.giveUpMs - context.nowMs()
  if (waitMs > 0) return { againMs: waitMs }
  return cancelPart(context, task, part, 'no bid is left that could go on')
}

function candidates(context: ClientContext, { taskId, terms }: ClientTask, part: LedgerPart): HeldBid[] {
  const { books, ledger } = context
  const now = ledger.head.timestamp
  const tried = triedBy(awardsOf(context, taskId), terms, part.part)
  const parts = ledger.parts(taskId)
  const isFree = ({ bid, most = bid.maxParts }: HeldBid) => {
    const own = parts.filter(
      (each) => each.executor === bid.operator.toLowerCase() && each.part !== part.part,
    )
    const running = own.filter((each) => each.status === 'Running' || each.status === 'Cutting')
    return running.length < Math.min(most, bid.maxParts)
  }
  return books
    .of(taskId)
    .ranked()
    .filter(({ bid }) => bid.takeoverUntil > now && !tried.has(bid.operator.toLowerCase()))
    .filter(isFree)
}

function openedMs({ ledger }: ClientContext, { taskId, part }: LedgerPart): number {
  const opened = ledger
    .events({ taskId })
    .findLast(({ name, args }) => (name === 'PartOpened' || name === 'PartDeclined') && args.part === part)
  return (opened?.at ?? ledger.task(taskId)?.awardedAt ?? 0) * 1000
}

/** Ends a part: what it did not cost is refunded; receipted work of one that runs is still checked and paid. */
export async function cancelPart(
  context: ClientContext,
  { taskId, terms }: ClientTask,
  part: LedgerPart,
  why: string,
): Promise<Next> {
  const { network, sender } = context
  try {
    await sendStep(`task/${taskId}/part/${part.part}/cancel`, part.tenure, (intent) =>
      network.market.send.cancel([terms, part.part], { by: sender, intent }),
    )
    context.note(taskId, 'part cancelled', { part: part.part, why })
    return { againMs: 500 }
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    return { againMs: 500 }
  }
}
