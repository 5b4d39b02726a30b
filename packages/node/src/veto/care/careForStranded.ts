import { hasCode } from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { advanceDelivery } from '../../settle/advanceDelivery.ts'
import { expiresAt } from './expiresAt.ts'

/**
 * Takes the steps that are anyone's to take and that nobody took, because client and executor are both away: settles
 * deliveries and ends parts whose time is over, so that everybody's money comes out. Those who are there are quicker.
 */
export async function careForStranded(
  context: RoleContext,
  patienceSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const { ledger, logger } = context
  // a chain that rests has an old last block, so its clock cannot be asked
  const due = () => Math.floor(context.nowMs() / 1000) - patienceSeconds
  for (const held of ledger.openDeliveries()) {
    const { taskId, deliveredAt } = held.delivery
    const task = ledger.task(taskId)
    // contested ones are looked after by their own job
    if (signal.aborted || !task || held.contested || deliveredAt > due()) continue
    const bid = await awardedBidOf(context, held.delivery)
    if (bid) await advanceDelivery(context, { terms: task.terms, bid, held, patienceSeconds })
  }
  for (const part of ledger.partsIn('Running', 'Open', 'Unawarded')) {
    const task = ledger.task(part.taskId)
    const until = task && expiresAt(part, task)
    if (signal.aborted || until === undefined || until > due()) continue
    const name = `task/${part.taskId}/${part.part}/${part.tenure}/expire`
    await sendStep(name, part.status, (intent) =>
      context.network.market.send.expire([task!.terms, part.part], { by: context.sender, intent }),
    ).catch(async (error: unknown) => {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      logger.debug({ taskId: part.taskId, part: part.part, error }, 'a part does not expire yet')
      const { error: name, since } = error.details
      if (name === 'TooEarly') await context.wantBlock({ timestamp: Number(since) + 1 })
    })
  }
}
