import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { awardsOf, type ClientContext } from '../ClientContext.ts'
import type { ClientTask, StoredBid } from '../ClientTask.ts'
import { revokedBids } from '../collect/standingBids.ts'
import { hopelessBecause } from '../watch/noteFailure.ts'
import { sendAward } from './awardTask.ts'
import { rankWins } from './rankWins.ts'
import { triedBy } from './triedBy.ts'
import { whyNotAwardable } from './whyNotAwardable.ts'

/** Reverts after which no other bid would succeed either. */
const hopeless: readonly unknown[] = ['DeliveriesUsedUp']
/** Temporary reverts. */
const passing: readonly unknown[] = ['DeliveriesPending', 'WrongPartStatus']

/** Awards an open part to the next standing bid whose operator has not run the part; cancels the part when none is left. */
export async function takeOver(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Requeue> {
  const { taskId } = task
  const end = await cancelIfOver(context, task, part)
  if (end) return end
  let left = candidates(context, task, part)
  while (left.length > 0) {
    const { wins, passedOver } = await rankWins(left, [part.part], 1, (bid) =>
      whyNotAwardable(context, task, bid),
    )
    const unavailable = new Set(passedOver.map(({ bid }) => bid.hash))
    const candidate = left.find(({ hash }) => !unavailable.has(hash))
    if (wins.length === 0 || !candidate) break
    const next = await unlessReverted<Requeue, Requeue>(
      async () => {
        await sendAward(context, task, wins, { bookRoot: candidate.hash, bookSize: 0 })
        context.note(taskId, {
          step: 'partTakenOver',
          part: part.part,
          by: candidate.bid.operator,
          units: part.units,
        })
        return { retryAfterMs: 500 }
      },
      (revert) => {
        const why = revert.details.error
        if (passing.includes(why)) return { retryAfterMs: 1_000 }
        if (hopeless.includes(why)) return cancelPart(context, task, part, revert.message)
        context.note(taskId, {
          step: 'bidPassedOver',
          part: part.part,
          operator: candidate.bid.operator,
          why: revert.message,
        })
        return undefined
      },
    )
    if (next) return next
    left = left.slice(left.indexOf(candidate) + 1)
  }
  return cancelLater(context, task, part)
}

/** Cancels a part of a task that is cancelled or whose program fails everywhere. */
export async function cancelIfOver(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  if (task.cancelled) return cancelPart(context, task, part, task.cancelled.why)
  const failed = hopelessBecause(task, part.part)
  if (!failed) return undefined
  if (!task.failed) context.records.tasks.change(task.taskId, (each) => ({ ...each, failed }))
  return cancelPart(context, task, part, failed.message)
}

/** Cancels a part that no bid can take, once the client has waited as long as it waits for bids at all. */
export async function cancelLater(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  const waitMs = openedMs(context, part) + task.prescription.halt.giveUpMs - context.nowMs()
  if (waitMs > 0) return { retryAfterMs: Math.min(waitMs, 1_000) }
  return cancelPart(context, task, part, 'no remaining bid can take the part over')
}

/** Returns the standing bids that could take a part over, in the order in which they are tried. */
export function candidates(
  context: ClientContext,
  { taskId, terms }: Pick<ClientTask, 'taskId' | 'terms'>,
  part: LedgerPart,
): StoredBid[] {
  const { books, ledger } = context
  const now = ledger.head.timestamp
  const tried = triedBy(awardsOf(context, taskId), terms, part.part)
  const parts = ledger.parts(taskId)
  const isFree = ({ bid }: StoredBid) => {
    const own = parts.filter(
      (each) => each.executor === bid.operator.toLowerCase() && each.part !== part.part,
    )
    const running = own.filter((each) => each.status === 'running' || each.status === 'cutting')
    return running.length < bid.maxParts
  }
  const ranked = books.of(taskId).ranked()
  const isRevoked = revokedBids(
    ledger,
    ranked.map(({ bid }) => bid),
  )
  return ranked
    .filter(({ bid }) => bid.takeoverUntil > now && !tried.has(bid.operator.toLowerCase()))
    .filter((stored) => !isRevoked(stored.bid) && isFree(stored))
}

function openedMs({ ledger }: ClientContext, { taskId, part }: LedgerPart): number {
  const opened = ledger
    .events({ taskId })
    .findLast(({ name, args }) => (name === 'PartOpened' || name === 'PartDeclined') && args.part === part)
  return (opened?.at ?? ledger.task(taskId)?.awardedAt ?? 0) * 1000
}

/** Cancels a part. Its unspent escrow is refunded; receipted work of a running part is still checked and paid. */
export async function cancelPart(
  context: ClientContext,
  { taskId, terms }: ClientTask,
  part: LedgerPart,
  why: string,
): Promise<Requeue> {
  const { network, sender } = context
  await unlessReverted(async () => {
    await sendStep(`task/${taskId}/part/${part.part}/cancel`, part.assignment, (intent) =>
      network.market.send.cancel([terms, part.part], { by: sender, intent }),
    )
    context.note(taskId, { step: 'partCancelled', part: part.part, why })
  })
  return { retryAfterMs: 500 }
}
