import type { Hex } from '@muster-network/chain'
import type { LedgerPart, LedgerTask } from '../ledger/Ledger.ts'
import { areCompared } from '../replicas/comparedReplicas.ts'
import type { Requeue } from '../role/Reconciler.ts'
import { sendStep } from '../role/sendStep.ts'
import { isInOrEnded } from '../settle/isInOrEnded.ts'
import { checkModeOf } from '../task/checkMode.ts'
import { awardTask } from './award/awardTask.ts'
import { drawReplica } from './award/drawReplica.ts'
import { cancelPart, takeOver } from './award/takeOver.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask } from './ClientTask.ts'
import { haltHolds } from './collect/haltHolds.ts'
import { operatorsOf, standingBids } from './collect/standingBids.ts'
import { endTask } from './end/endTask.ts'
import { forgetTask } from './pack/packTask.ts'
import { postTask } from './post/postTask.ts'
import { awardableUntil, isDrawn, isSpare } from './replicas/isSpare.ts'
import { settleReplicas } from './replicas/settleReplicas.ts'
import { settleCut, settleDeliveries } from './settleParts.ts'
import { dropChallenge, watchPart } from './watch/watchPart.ts'

/** Takes the next step of a task by its state on the chain: post, collect and award, or end. */
export async function reconcileTask(context: ClientContext, taskId: Hex): Promise<Requeue> {
  const task = context.records.tasks.get(taskId)
  if (!task) return undefined
  if (task.refused) {
    await forgetTask(context, task)
    context.records.tasks.close(taskId)
    return undefined
  }
  const onChain = context.ledger.task(taskId)
  if (!onChain) return postTask(context, task)
  if (onChain.status === 'bidding') return collect(context, task, onChain)
  if (onChain.status === 'ended') {
    // the majority of the replicas is the result, even when the task ended before the results arrived
    const undecided =
      checkModeOf(task.terms) === 'redundant' ? await settleReplicas(context, taskId) : undefined
    return undecided ?? endTask(context, context.records.task(taskId))
  }
  const judged = checkModeOf(task.terms) === 'redundant' ? await settleReplicas(context, taskId) : undefined
  for (const { part, status } of context.ledger.parts(taskId)) {
    // parts that no bid took are left for the next round
    if (status === 'unawarded' && !isSpare(task.terms, part))
      return soonest(judged, await awardRest(context, task, onChain))
    context.wake(taskId, part)
  }
  return judged
}

async function collect(context: ClientContext, task: ClientTask, onChain: LedgerTask): Promise<Requeue> {
  const { records, network, sender } = context
  const { taskId, terms } = task
  if (task.cancelled) return cancelAll(context, task, task.cancelled.why)
  if (task.awarding) return awardTask(context, task)
  const decision = haltHolds({
    halt: task.prescription.halt,
    atLeast: terms.replicas,
    standing: operatorsOf(standingBids(context, taskId)),
    postedMs: task.postedMs ?? onChain.postedAt * 1000,
    bidUntilMs: onChain.bidUntil * 1000,
    nowMs: context.nowMs(),
  })
  switch (decision.next) {
    case 'award':
      return awardTask(context, task)
    case 'wait':
      return { retryAfterMs: decision.retryAfterMs }
    case 'give up':
      records.tasks.change(taskId, (each) => ({ ...each, cancelled: { why: decision.why } }))
      context.note(taskId, { step: 'gaveUp', why: decision.why })
      return { retryAfterMs: 0 }
    case 'extend': {
      const bidUntil = Math.ceil(decision.bidUntilMs / 1000)
      if (bidUntil <= onChain.bidUntil) return { retryAfterMs: 1_000 }
      await sendStep(`task/${taskId}/extend`, bidUntil, (intent) =>
        network.market.send.extend([terms, bidUntil], { by: sender, intent }),
      )
      context.note(taskId, { step: 'biddingExtended', bidUntil })
      return { retryAfterMs: 500 }
    }
  }
}

/** Awards the parts that the first award left over, under the halt rules of a new bidding. */
async function awardRest(context: ClientContext, task: ClientTask, onChain: LedgerTask): Promise<Requeue> {
  const { ledger } = context
  const nexts: Requeue[] = []
  for (const part of ledger.parts(task.taskId)) {
    if (part.status === 'unawarded' && !isSpare(task.terms, part.part)) {
      const isLate = ledger.head.timestamp >= awardableUntil(task.terms, onChain.bidUntil, part.part)
      const next = isLate
        ? await cancelPart(context, task, part, 'nobody took it in time')
        : isDrawn(task.terms, part.part)
          ? await drawSecond(context, task, part)
          : await takeOver(context, task, part)
      nexts.push(next)
    } else context.wake(task.taskId, part.part)
  }
  return soonest(...nexts)
}

function soonest(...nexts: readonly Requeue[]): Requeue {
  const times = nexts.flatMap((next) => (next ? [next.retryAfterMs] : []))
  return times.length === 0 ? undefined : { retryAfterMs: Math.min(...times) }
}

/**
 * Draws the second replica of a part once the first is delivered. An executor that knew the draw before could compute nothing
 * whenever a friend was drawn, without any risk.
 */
async function drawSecond(context: ClientContext, task: ClientTask, part: LedgerPart): Promise<Requeue> {
  const first = context.ledger.part(task.taskId, part.part - 1)!
  if (task.cancelled) return cancelPart(context, task, part, task.cancelled.why)
  if (first.status === 'ended' && task.terms.replicas === 2)
    return cancelPart(context, task, part, 'there is no other replica to compare it with')
  // the ledger wakes this task when the first is delivered or ends
  return isInOrEnded(first) ? drawReplica(context, task, part) : undefined
}

async function cancelAll(context: ClientContext, task: ClientTask, why: string): Promise<Requeue> {
  for (const part of context.ledger.parts(task.taskId))
    if (part.status === 'unawarded') await cancelPart(context, task, part, why)
  return { retryAfterMs: 500 }
}

/** Takes the next step of one part of an awarded task. */
export async function reconcilePart(context: ClientContext, taskId: Hex, index: number): Promise<Requeue> {
  const task = context.records.tasks.get(taskId)
  const part = context.ledger.part(taskId, index)
  if (!task || !part) return undefined
  await dropChallenge(context, task, part)
  return soonest(await settleDeliveries(context, task, part), await move(context, task))

  async function move(context: ClientContext, task: ClientTask): Promise<Requeue> {
    const now = context.ledger.part(taskId, index)!
    switch (now.status) {
      case 'running':
        return task.cancelled
          ? cancelPart(context, task, now, task.cancelled.why)
          : watchPart(context, task, now)
      case 'cutting':
        return settleCut(context, task, now)
      case 'open':
        // the replica was rejected: a new result could be copied from another replica, and is not compared any more
        return checkModeOf(task.terms) === 'redundant' && areCompared(context.ledger, task.terms, now)
          ? cancelPart(context, task, now, 'its replicas were compared already')
          : isDrawn(task.terms, now.part)
            ? drawReplica(context, task, now)
            : takeOver(context, task, now)
      default:
        return undefined
    }
  }
}
