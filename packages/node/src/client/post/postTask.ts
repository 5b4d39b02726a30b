import { hasCode } from '@muster-network/core'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { allowSpending, fundsBehind } from './allowSpending.ts'
import { escrowOf } from './escrowOf.ts'

/** Posts a task that the chain does not know yet. One that the chain refuses is over: nothing was paid for it. */
export async function postTask(context: ClientContext, task: ClientTask): Promise<Next> {
  const { network, sender, kept } = context
  const { taskId, terms, hint } = task
  try {
    await allowSpending(context, terms.token, network.addresses.market, escrowOf(terms))
    await sendStep(`task/${taskId}/post`, hint, (intent) =>
      network.market.send.post([terms, hint], { by: sender, intent }),
    )
    kept.tasks.change(taskId, (each) => ({ ...each, postedMs: each.postedMs ?? context.nowMs() }))
    context.note(taskId, 'posted', { escrow: escrowOf(terms) })
    return { againMs: 500 }
  } catch (failure) {
    // it was posted, and this node reads it a moment late
    if (hasCode(failure, 'CHAIN_REVERTED') && failure.details.error === 'TaskExists') return { againMs: 200 }
    const error = await fundsBehind(context, terms.token, escrowOf(terms), failure)
    if (!hasCode(error, 'CHAIN_REVERTED', 'CHAIN_FUNDS', 'CHAIN_TX_REJECTED')) throw error
    const { code, message, hint: advice } = error
    kept.tasks.change(taskId, (each) => ({ ...each, refused: { code, message, hint: advice } }))
    context.note(taskId, 'refused', { code, message })
    return { againMs: 0 }
  }
}
