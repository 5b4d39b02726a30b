import { hasCode } from '@muster-network/core'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { allowSpending } from '../post/allowSpending.ts'

/**
 * Looks after a part that is being run. An executor that missed three statements, or did not start in time, is asked on
 * the chain; one that does not answer there is replaced. Whoever asked, anyone may replace.
 */
export async function watchPart(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Next> {
  const { ledger, network, sender } = context
  const { taskId, terms } = task
  const name = `task/${taskId}/part/${part.part}/tenure/${part.tenure}`
  try {
    const challenge = ledger.challenge(taskId, part.part)
    if (challenge) {
      const wait = await waitUntil(context, challenge.until)
      if (wait) return wait
      await sendStep(`${name}/replace`, challenge.until, (intent) =>
        network.liveness.send.replace([terms, part.part], { by: sender, intent }),
      )
      context.note(taskId, 'executor replaced', { part: part.part, executor: part.executor })
      return { againMs: 200 }
    }
    const runsUntil = part.awardedAt! + terms.runSeconds
    if (ledger.head.timestamp > runsUntil) {
      await sendStep(`${name}/expire`, 0, (intent) =>
        network.market.send.expire([terms, part.part], { by: sender, intent }),
      )
      context.note(taskId, 'time is over', { part: part.part })
      return { againMs: 200 }
    }
    const inMs = silentInMs(context, task, part)
    if (inMs > 0) {
      const leftMs = (runsUntil + 1) * 1000 - context.nowMs()
      if (leftMs <= 0) await context.wantBlock({ timestamp: runsUntil + 1 })
      return { againMs: Math.max(50, Math.min(inMs, Math.max(leftMs, 500))) }
    }
    await allowSpending(context, terms.token, network.addresses.liveness, terms.rules.livenessBond)
    const { heardMs = 0 } = context.heard.of(taskId, part.part, part.tenure)
    context.note(taskId, 'executor challenged', { part: part.part, executor: part.executor })
    await sendStep(`${name}/challenge`, heardMs || context.nowMs(), (intent) =>
      network.liveness.send.challenge([terms, part.part], { by: sender, intent }),
    )
    return { againMs: 200 }
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    // it delivered, answered or was cut meanwhile, and this node reads it a moment late
    context.logger.debug({ taskId, part: part.part, error }, 'a step of the watch was refused')
    return { againMs: 500 }
  }
}

/** Milliseconds until the executor counts as silent; zero or less when it does. */
function silentInMs({ heard, nowMs, options }: ClientContext, task: ClientTask, part: LedgerPart): number {
  const { startWithin } = task.prescription.instructions
  const statement = heard.of(task.taskId, part.part, part.tenure)
  return statement.heardMs === undefined
    ? statement.sinceMs + startWithin - nowMs()
    : statement.heardMs + options.silentAfterMs - nowMs()
}

/** A challenge that outlived the tenure it was about: gives the bond to whom it belongs. */
export async function dropChallenge(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<void> {
  const { ledger, network, sender } = context
  const challenge = ledger.challenge(task.taskId, part.part)
  if (!challenge || part.status === 'Running') return
  try {
    await sendStep(`task/${task.taskId}/part/${part.part}/drop`, challenge.until, (intent) =>
      network.liveness.send.drop([task.terms, part.part], { by: sender, intent }),
    )
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
  }
}
