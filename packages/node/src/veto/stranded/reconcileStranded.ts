import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { reconcileDelivery } from '../../settle/reconcileDelivery.ts'
import { expiresAt } from './expiresAt.ts'

/**
 * Sends the due transactions that client and executor did not send because both are offline: settles deliveries and expires
 * parts, so that no money stays locked. The delay lets nodes that are online go first.
 */
export async function reconcileStranded(
  context: RoleContext,
  patienceSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const { ledger, logger } = context
  // the last block of an idle chain is old, so use this machine's clock
  const due = () => Math.floor(context.nowMs() / 1000) - patienceSeconds
  for (const ledgerDelivery of ledger.openDeliveries()) {
    const { taskId, deliveredAt } = ledgerDelivery.delivery
    const task = ledger.task(taskId)
    // contested ones are looked after by their own job
    if (signal.aborted || !task || ledgerDelivery.contested || deliveredAt > due()) continue
    const bid = await awardedBidOf(context, ledgerDelivery.delivery)
    if (bid)
      await reconcileDelivery(context, {
        terms: task.terms,
        bid,
        record: ledgerDelivery,
        patienceSeconds,
        by: 'other',
      })
  }
  for (const part of ledger.partsIn('running', 'open', 'unawarded')) {
    const task = ledger.task(part.taskId)
    const until = task && expiresAt(part, task)
    if (signal.aborted || until === undefined || until > due()) continue
    const name = `task/${part.taskId}/${part.part}/${part.assignment}/expire`
    await unlessReverted(
      () =>
        sendStep(name, part.status, (intent) =>
          context.network.market.send.expire([task!.terms, part.part], { by: context.sender, intent }),
        ),
      async (error) => {
        logger.debug({ taskId: part.taskId, part: part.part, error }, 'a part does not expire yet')
        const { error: name, since } = error.details
        if (name === 'TooEarly') await context.wantBlock({ timestamp: Number(since) + 1 })
      },
    )
  }
}
