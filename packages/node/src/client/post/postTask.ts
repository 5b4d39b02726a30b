import { hasCode } from '@muster-network/core'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { allowSpending, fundsBehind } from './allowSpending.ts'
import { escrowOf } from './escrowOf.ts'

/** Posts a task that is not on the chain yet. A task that the chain rejects is over; nothing was paid. */
export async function postTask(context: ClientContext, task: ClientTask): Promise<Requeue> {
  const { network, sender, records } = context
  const { taskId, terms, hint } = task
  try {
    await allowSpending(context, terms.token, network.addresses.market, escrowOf(terms))
    await sendStep(`task/${taskId}/post`, hint, (intent) =>
      network.market.send.post([terms, hint], { by: sender, intent }),
    )
    records.tasks.change(taskId, (each) => ({ ...each, postedMs: each.postedMs ?? context.nowMs() }))
    context.note(taskId, { step: 'posted', escrow: escrowOf(terms) })
    return { retryAfterMs: 500 }
  } catch (failure) {
    // the task is posted; this node's ledger lags a moment behind
    if (hasCode(failure, 'CHAIN_REVERTED') && failure.details.error === 'TaskExists')
      return { retryAfterMs: 200 }
    const error = await fundsBehind(context, terms.token, escrowOf(terms), failure)
    if (!hasCode(error, 'CHAIN_REVERTED', 'CHAIN_FUNDS', 'CHAIN_TX_REJECTED')) throw error
    const { code, message, hint: advice } = error
    records.tasks.change(taskId, (each) => ({ ...each, refused: { code, message, hint: advice } }))
    context.note(taskId, { step: 'postingFailed', code, message })
    return { retryAfterMs: 0 }
  }
}
