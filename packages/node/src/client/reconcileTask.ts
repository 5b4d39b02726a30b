import type { Hex } from '@muster-network/chain'
import type { LedgerTask } from '../ledger/Ledger.ts'
import { areCompared } from '../replicas/comparedReplicas.ts'
import { isDrawn, isSpare } from '../replicas/isSpare.ts'
import { type Requeue, soonest } from '../role/Reconciler.ts'
import { sendStep } from '../role/sendStep.ts'
import { checkModeOf } from '../task/checkMode.ts'
import { askToStandBy } from './award/askToStandBy.ts'
import { awardRest } from './award/awardRest.ts'
import { awardTask } from './award/awardTask.ts'
import { drawReplica } from './award/drawReplica.ts'
import { cancelPart, takeOver } from './award/takeOver.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask } from './ClientTask.ts'
import { haltHolds } from './collect/haltHolds.ts'
import { operatorsOf, standingBids } from './collect/standingBids.ts'
import { unansweredNodes } from './collect/unansweredNodes.ts'
import { wantedBids } from './collect/wantedBids.ts'
import { endTask } from './end/endTask.ts'
import { forgetTask } from './pack/packTask.ts'
import { postTask } from './post/postTask.ts'
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
    // the first award left it over
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
    wanted: wantedBids(terms),
    standing: operatorsOf(standingBids(context, taskId)),
    unanswered: () => unansweredNodes(context, task),
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
      records.tasks.change(taskId, (each) => ({ ...each, cancelled: { why: decision.why, unmatched: true } }))
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
        return soonest(await askToStandBy(context, task, now), await settleCut(context, task, now))
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
