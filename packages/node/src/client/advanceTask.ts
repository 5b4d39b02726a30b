import type { Hex } from '@muster-network/chain'
import { areCompared } from '../copies/comparedCopies.ts'
import type { LedgerTask } from '../ledger/Ledger.ts'
import type { Next } from '../role/Jobs.ts'
import { sendStep } from '../role/sendStep.ts'
import { how } from '../task/checkHow.ts'
import { awardTask } from './award/awardTask.ts'
import { cancelPart, takeOver } from './award/takeOver.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask } from './ClientTask.ts'
import { haltHolds } from './collect/haltHolds.ts'
import { isSpare } from './copies/isSpare.ts'
import { judgeCopies } from './copies/judgeCopies.ts'
import { endTask } from './end/endTask.ts'
import { forgetTask } from './pack/packTask.ts'
import { postTask } from './post/postTask.ts'
import { settleCut, settleDeliveries } from './settle/settleParts.ts'
import { dropChallenge, watchPart } from './watch/watchPart.ts'

/** The next thing to do about a task, by what the chain says of it: post, collect and award, or end. */
export async function advanceTask(context: ClientContext, taskId: Hex): Promise<Next> {
  const task = context.kept.tasks.get(taskId)
  if (!task) return undefined
  if (task.refused) {
    await forgetTask(context, task)
    context.kept.tasks.close(taskId)
    return undefined
  }
  const onChain = context.ledger.task(taskId)
  if (!onChain) return postTask(context, task)
  if (onChain.status === 'Bidding') return collect(context, task, onChain)
  if (onChain.status === 'Ended') {
    // what most copies agree on is the result, also when the chain was quicker than their results
    const undecided = task.terms.how === how.redundant ? await judgeCopies(context, taskId) : undefined
    return undecided ?? endTask(context, context.kept.task(taskId))
  }
  const judged = task.terms.how === how.redundant ? await judgeCopies(context, taskId) : undefined
  for (const { part, status } of context.ledger.parts(taskId)) {
    // a bid that took fewer parts than there are leaves some for the next round
    if (status === 'Unawarded' && !isSpare(task.terms, part)) return awardRest(context, task, onChain)
    context.wake(taskId, part)
  }
  return judged
}

async function collect(context: ClientContext, task: ClientTask, onChain: LedgerTask): Promise<Next> {
  const { kept, books, network, sender } = context
  const { taskId, terms } = task
  if (task.cancelled) return cancelAll(context, task, task.cancelled.why)
  if (task.awarding) return awardTask(context, task)
  const decision = haltHolds({
    halt: task.prescription.halt,
    atLeast: terms.copies,
    standing: books.of(taskId).size,
    postedMs: task.postedMs ?? onChain.postedAt * 1000,
    bidUntilMs: onChain.bidUntil * 1000,
    nowMs: context.nowMs(),
  })
  switch (decision.next) {
    case 'award':
      return awardTask(context, task)
    case 'wait':
      return { againMs: decision.againMs }
    case 'give up':
      kept.tasks.change(taskId, (each) => ({ ...each, cancelled: { why: decision.why } }))
      context.note(taskId, 'gave up', { why: decision.why })
      return { againMs: 0 }
    case 'extend': {
      const bidUntil = Math.ceil(decision.bidUntilMs / 1000)
      if (bidUntil <= onChain.bidUntil) return { againMs: 1_000 }
      await sendStep(`task/${taskId}/extend`, bidUntil, (intent) =>
        network.market.send.extend([terms, bidUntil], { by: sender, intent }),
      )
      context.note(taskId, 'bidding extended', { bidUntil })
      return { againMs: 500 }
    }
  }
}

/** Parts that the first award left over are waited for like a new bidding, and given up with it. */
async function awardRest(context: ClientContext, task: ClientTask, onChain: LedgerTask): Promise<Next> {
  const { ledger } = context
  let next: Next
  for (const part of ledger.parts(task.taskId)) {
    if (part.status === 'Unawarded' && !isSpare(task.terms, part.part)) {
      const until = onChain.bidUntil + task.terms.rules.awardSeconds
      const again =
        ledger.head.timestamp >= until
          ? await cancelPart(context, task, part, 'nobody took it in time')
          : await takeOver(context, task, part)
      if (again) next = { againMs: Math.min(again.againMs, next?.againMs ?? again.againMs) }
    } else context.wake(task.taskId, part.part)
  }
  return next
}

async function cancelAll(context: ClientContext, task: ClientTask, why: string): Promise<Next> {
  for (const part of context.ledger.parts(task.taskId))
    if (part.status === 'Unawarded') await cancelPart(context, task, part, why)
  return { againMs: 500 }
}

/** The next thing to do about one part of a task that was awarded. */
export async function advancePart(context: ClientContext, taskId: Hex, index: number): Promise<Next> {
  const task = context.kept.tasks.get(taskId)
  const part = context.ledger.part(taskId, index)
  if (!task || !part) return undefined
  await dropChallenge(context, task, part)
  const nexts = [await settleDeliveries(context, task, part), await move(context, task)]
  const left = nexts.filter((next) => next !== undefined)
  return left.length === 0 ? undefined : { againMs: Math.min(...left.map(({ againMs }) => againMs)) }

  async function move(context: ClientContext, task: ClientTask): Promise<Next> {
    const now = context.ledger.part(taskId, index)!
    switch (now.status) {
      case 'Running':
        return task.cancelled
          ? cancelPart(context, task, now, task.cancelled.why)
          : watchPart(context, task, now)
      case 'Cutting':
        return settleCut(context, task, now)
      case 'Open':
        // a copy that was found wrong: what came now could be another's, and is not compared any more
        return task.terms.how === how.redundant && areCompared(context.ledger, task.terms, now)
          ? cancelPart(context, task, now, 'its copies were compared already')
          : takeOver(context, task, now)
      default:
        return undefined
    }
  }
}
