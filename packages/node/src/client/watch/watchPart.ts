import type { LedgerPart } from '../../ledger/Ledger.ts'
import { isDrawn } from '../../replicas/isSpare.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { endVoidRun } from '../../settle/endVoidRun.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import { inToken } from '../../task/tokenRate.ts'
import { candidates } from '../award/takeOver.ts'
import { bidOf, type ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { allowSpending } from '../post/allowSpending.ts'
import { lookForExecutor } from './lookForExecutor.ts'
import { silentInMs } from './silentInMs.ts'
import { stuckInMs } from './stuckInMs.ts'

/**
 * Watches a running part. Challenges an executor that missed three progress reports, did not start in time or whose machine
 * refuses connections, and replaces it if it does not answer the challenge. Anyone may replace it, whoever opened the challenge. An executor that
 * answers but makes no progress is replaced too, and one that lost the surety behind the part.
 */
export async function watchPart(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  return unlessReverted(
    () => nextStep(context, task, part),
    (error) => {
      // the executor has delivered, answered or been cut meanwhile
      context.logger.debug({ taskId: task.taskId, part: part.part, error }, 'a step of the watch reverted')
      return { retryAfterMs: 500 }
    },
  )
}

async function nextStep(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Requeue> {
  const { ledger, network, sender } = context
  const { taskId, terms } = task
  const name = `task/${taskId}/part/${part.part}/assignment/${part.assignment}`
  const stored = bidOf(context, taskId, part.bidHash)
  const ended = stored && (await endVoidRun(context, { terms, bid: stored.bid, part }))
  if (ended) return ended
  const challenge = ledger.challenge(taskId, part.part)
  if (challenge) {
    const wait = await waitUntil(context, challenge.until)
    if (wait) return wait
    await sendStep(`${name}/replace`, challenge.until, (intent) =>
      network.liveness.send.replace([terms, part.part], { by: sender, intent }),
    )
    context.note(taskId, { step: 'executorReplaced', part: part.part, executor: part.executor })
    return { retryAfterMs: 200 }
  }
  const runsUntil = part.awardedAt! + terms.runSeconds
  if (ledger.head.timestamp > runsUntil) {
    await sendStep(`${name}/expire`, 0, (intent) =>
      network.market.send.expire([terms, part.part], { by: sender, intent }),
    )
    context.note(taskId, { step: 'partExpired', part: part.part })
    return { retryAfterMs: 200 }
  }
  await lookForExecutor(context, part)
  const stuckMs = stuckInMs(task, context.activity.of(taskId, part.part, part.assignment), context.nowMs())
  if (stuckMs <= 0) {
    const reassigned = await reassign(context, task, part)
    if (reassigned) return reassigned
  }
  const silentMs = silentInMs(
    context.activity.of(taskId, part.part, part.assignment),
    {
      startWithinMs: task.prescription.instructions.startWithin,
      silentAfterMs: context.options.silentAfterMs,
      slowdown: context.load.slowdown,
    },
    context.nowMs(),
  )
  const inMs = Math.min(silentMs, stuckMs <= 0 ? Number.POSITIVE_INFINITY : stuckMs)
  if (inMs > 0) {
    const leftMs = (runsUntil + 1) * 1000 - context.nowMs()
    if (leftMs <= 0) await context.wantBlock({ timestamp: runsUntil + 1 })
    return { retryAfterMs: Math.max(50, Math.min(inMs, Math.max(leftMs, 500))) }
  }
  await allowSpending(
    context,
    terms.token,
    network.addresses.liveness,
    inToken(terms, terms.rules.livenessBond),
  )
  const { lastReportMs = 0 } = context.activity.of(taskId, part.part, part.assignment)
  context.note(taskId, { step: 'executorChallenged', part: part.part, executor: part.executor })
  await sendStep(`${name}/challenge`, lastReportMs || context.nowMs(), (intent) =>
    network.liveness.send.challenge([terms, part.part], { by: sender, intent }),
  )
  return { retryAfterMs: 200 }
}

/**
 * Gives a part without progress to another executor. Its receipted work is paid, and it is not penalised: the chain cannot tell
 * an idle executor from a client that signs nothing. Undefined when nobody else could take the part.
 */
async function reassign(
  context: ClientContext,
  { taskId, terms }: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  const { network, sender } = context
  const stored = bidOf(context, taskId, part.bidHash)
  // the market lets a client replace only the first executor of a drawn replica
  if (part.assignment > 1 && isDrawn(terms, part.part)) return undefined
  if (!stored || candidates(context, { taskId, terms }, part).length === 0) return undefined
  const wait = await waitUntil(context, part.awardedAt! + stored.bid.startSeconds)
  if (wait) return wait
  await sendStep(`task/${taskId}/part/${part.part}/reassign`, part.assignment, (intent) =>
    network.market.send.reassign([terms, stored.bid, part.part], { by: sender, intent }),
  )
  context.note(taskId, { step: 'executorStuck', part: part.part, executor: part.executor })
  return { retryAfterMs: 200 }
}

/** Drops a challenge whose assignment has ended, which returns the bond to its owner. */
export async function dropChallenge(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<void> {
  const { ledger, network, sender } = context
  const challenge = ledger.challenge(task.taskId, part.part)
  if (!challenge || part.status === 'running') return
  await unlessReverted(() =>
    sendStep(`task/${task.taskId}/part/${part.part}/drop`, challenge.until, (intent) =>
      network.liveness.send.drop([task.terms, part.part], { by: sender, intent }),
    ),
  )
}
