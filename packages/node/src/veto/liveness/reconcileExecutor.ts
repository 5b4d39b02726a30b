import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { approveBond } from '../../settle/approveBond.ts'
import { endVoidRun } from '../../settle/endVoidRun.ts'
import { reconcileCut } from '../../settle/reconcileCut.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { Records } from '../../store/Records.ts'
import { inToken } from '../../task/tokenRate.ts'
import { challengeBackoffMs, isSilent } from './isSilent.ts'

/** Our challenges of one assignment, for the backoff from an executor that answers. */
export type StoredChallenges = { made: number; lastMs: number }

export type LivenessTools = {
  presence: PresenceBook
  challenges: Records<StoredChallenges>
  listeningSinceMs: number
  /** Delay that lets the client and earlier members go first. */
  patienceMs: number
}

/**
 * Reconciles a part and its executor: challenges a silent executor on the chain, replaces it when it does not answer, ends the
 * run of one that lost its surety, and closes the cut when nobody else does. Anyone may send these steps; the ledger shows the steps of others.
 */
export async function reconcileExecutor(
  context: RoleContext,
  tools: LivenessTools,
  partRef: { taskId: string; part: number },
): Promise<Requeue> {
  const { ledger } = context
  const part = ledger.part(partRef.taskId, partRef.part)
  const task = ledger.task(partRef.taskId)
  if (!part || !task) return undefined
  return unlessReverted(
    () => nextStep(context, tools, part, task),
    (error) => {
      context.logger.debug({ ...partRef, error }, 'a step about an executor reverted')
      return { retryAfterMs: 1_000 }
    },
  )
}

async function nextStep(
  context: RoleContext,
  tools: LivenessTools,
  part: LedgerPart,
  task: LedgerTask,
): Promise<Requeue> {
  const challenge = context.ledger.challenge(part.taskId, part.part)
  const ended = part.status === 'running' && (await endVoid(context, part, task))
  if (ended) return ended
  if (part.status === 'running')
    return challenge ? replace(context, part, task, challenge.until) : ask(context, tools, part, task)
  const me = context.sender.address.toLowerCase()
  if (challenge?.challenger === me) return drop(context, part, task)
  if (part.status === 'cutting') return closeCut(context, tools, part, task)
  return undefined
}

/** Ends the run of an executor that lost its surety. The bid is fetched only for executors that ever lost one. */
async function endVoid(context: RoleContext, part: LedgerPart, { terms }: LedgerTask): Promise<Requeue> {
  if (!part.executor || context.ledger.suretyLostAt(part.executor) === undefined) return undefined
  const bid = await awardedBidOf(context, part)
  return bid && endVoidRun(context, { terms, bid, part })
}

async function ask(
  context: RoleContext,
  { presence, challenges, listeningSinceMs, patienceMs }: LivenessTools,
  part: LedgerPart,
  { terms }: LedgerTask,
): Promise<Requeue> {
  const { ledger, network, sender, nowMs } = context
  const again = { retryAfterMs: presence.everyMs }
  const nodes = part.executor ? ledger.nodes({ operator: part.executor }) : []
  const silence = isSilent({
    lastSeenMs: nodes.map(({ id }) => presence.lastSeen(id)?.seenMs),
    awardedMs: (part.awardedAt ?? 0) * 1000,
    listeningSinceMs,
    nowMs: nowMs(),
    silentMs: presence.silentMs + patienceMs,
    heardOthers: presence.onlineCount,
  })
  if (!silence.ok) return again
  const key = `${part.taskId}/${part.part}/${part.assignment}`
  const before = challenges.get(key)
  if (before && nowMs() - before.lastMs < challengeBackoffMs(before.made)) return again
  const made = (before?.made ?? 0) + 1
  challenges.put(key, { made, lastMs: nowMs() })
  await approveBond(context, network.addresses.liveness, inToken(terms, terms.rules.livenessBond))
  await sendStep(`task/${key}/challenge`, made, (intent) =>
    network.liveness.send.challenge([terms, part.part], { by: sender, intent }),
  )
  context.note(part.taskId, { step: 'executorChallenged', part: part.part, executor: part.executor })
  return { retryAfterMs: 500 }
}

async function replace(
  context: RoleContext,
  part: LedgerPart,
  { terms }: LedgerTask,
  until: number,
): Promise<Requeue> {
  const { network, sender } = context
  const wait = await waitUntil(context, until)
  if (wait) return wait
  await sendStep(`task/${part.taskId}/${part.part}/${part.assignment}/replace`, until, (intent) =>
    network.liveness.send.replace([terms, part.part], { by: sender, intent }),
  )
  context.note(part.taskId, { step: 'executorReplaced', part: part.part, executor: part.executor })
  return { retryAfterMs: 500 }
}

/** Drops our challenge of an assignment that ended first: the bond returns to us, or goes to the executor that delivered. */
async function drop(context: RoleContext, part: LedgerPart, { terms }: LedgerTask): Promise<Requeue> {
  const { network, sender, ledger } = context
  await sendStep(`task/${part.taskId}/${part.part}/drop`, ledger.head.number, (intent) =>
    network.liveness.send.drop([terms, part.part], { by: sender, intent }),
  )
  return { retryAfterMs: 500 }
}

async function closeCut(
  context: RoleContext,
  { patienceMs }: LivenessTools,
  part: LedgerPart,
  { terms }: LedgerTask,
): Promise<Requeue> {
  const wait = await waitUntil(context, part.cutUntil + Math.ceil(patienceMs / 1000))
  if (wait) return wait
  const bid = await awardedBidOf(context, part)
  // a client that awards through its own contract must close its cuts itself
  if (!bid) return undefined
  return reconcileCut(context, { terms, bid, part, receipts: [], by: 'other' })
}
