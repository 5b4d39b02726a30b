import type { Hex } from '@muster-network/chain'
import type { LedgerDelivery, LedgerPart } from '../../ledger/Ledger.ts'
import { claimedReplicas, contestContradicting } from '../../replay/contestContradicting.ts'
import { canRule } from '../../replay/jurorsOf.ts'
import { agreementOf } from '../../replicas/agreementOf.ts'
import { firstReplicas, isSpare } from '../../replicas/isSpare.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { isInOrEnded } from '../../settle/isInOrEnded.ts'
import { replicasOf } from '../../settle/reconcileReplicas.ts'
import { drawReplica } from '../award/drawReplica.ts'
import { cancelPart } from '../award/takeOver.ts'
import { bidOfDelivery, type ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { compareReplicas } from './compareReplicas.ts'
import { isRerun } from './isRerun.ts'

/** Time that the executor of a delivered replica has to send its result before the replica counts as different. */
const dispatchTimeoutMs = 60_000

/**
 * Compares the replicas of each part once all running ones are delivered. If most agree under e, cancels the spares
 * and accepts the agreeing replicas; otherwise awards a spare while the others are still sealed. Awards a spare to a share of
 * agreeing replicas, too.
 */
export async function settleReplicas(context: ClientContext, taskId: Hex): Promise<Requeue> {
  const { parts, replicas } = context.records.task(taskId).terms
  let next: Requeue
  for (let first = 0; first < parts * replicas; first += replicas) {
    const again = await judgePart(context, context.records.task(taskId), first)
    if (again) next = { retryAfterMs: Math.min(again.retryAfterMs, next?.retryAfterMs ?? again.retryAfterMs) }
  }
  return next
}

async function judgePart(context: ClientContext, task: ClientTask, first: number): Promise<Requeue> {
  const { ledger, records } = context
  const { taskId, terms } = task
  const logical = first / terms.replicas
  const replicas = replicasOf(ledger.parts(taskId), terms, first)
  const spares = replicas.filter(({ part, status }) => status === 'unawarded' && isSpare(terms, part))
  if (task.cancelled || task.agreed?.[logical]) {
    const dropped = await dropSpares(context, task, spares, task.cancelled?.why ?? 'the replicas agree')
    return dropped ?? contestClaimed(context, task, first)
  }
  const begun = replicas.filter((replica) => !spares.includes(replica))
  if (!begun.every(isInOrEnded)) return undefined
  // the chain may have paid some of them while this node was offline
  const delivered = begun.filter(({ part }) => ledger.deliveries(taskId, part).at(-1)?.delivery.last)
  const results = records.results(taskId)
  const shown = delivered.flatMap(({ part }) => {
    const dir = results.find((each) => each.part === part)?.dir
    return dir === undefined ? [] : [{ part, dir }]
  })
  const waitMs = dispatchTimeoutMs - (context.nowMs() - newestMs(context, delivered))
  if (shown.length < delivered.length && waitMs > 0) return { retryAfterMs: waitMs }
  const agreed = await agreementOf(shown, delivered.length, (a, b) => compareReplicas(context, task, [a, b]))
  if (agreed.length === 0 && spares[0]) {
    context.note(taskId, { step: 'replicasDiffer', part: logical, spare: spares[0].part })
    return drawReplica(context, task, spares[0])
  }
  const mayRerun = spares[0] && begun.length === firstReplicas && hasJury(context, task, begun[0]!)
  if (mayRerun && isRerun(context, task, logical)) return drawReplica(context, task, spares[0]!)
  const parts = agreed.map(({ part }) => part)
  const isContradicted = terms.exact && parts.length < delivered.length
  records.tasks.change(taskId, (each) => ({
    ...each,
    agreed: { ...each.agreed, [logical]: parts },
    ...(isContradicted && { contradicted: { ...each.contradicted, [logical]: true } }),
  }))
  context.note(
    taskId,
    parts.length > 0
      ? { step: 'replicasAgree', part: logical, replicas: parts }
      : { step: 'replicasDiffer', part: logical },
  )
  return dropSpares(context, task, spares, 'the replicas agree')
}

/** Whether a jury can judge the replicas. Without it a third run finds nobody, and its executor could be outvoted by noise. */
function hasJury(
  { ledger, sender }: ClientContext,
  { taskId, terms }: ClientTask,
  { part }: LedgerPart,
): boolean {
  const record = ledger.deliveries(taskId, part).at(-1)
  return record !== undefined && canRule(ledger, record, terms, { challenger: sender.address })
}

/**
 * Contests the replicas that contradict one whose executor went to the jury: most replicas may be in league, and wrong ones are
 * paid for by this client.
 */
async function contestClaimed(
  context: ClientContext,
  { taskId, terms }: ClientTask,
  first: number,
): Promise<Requeue> {
  if (!terms.exact) return undefined
  const bidOf = async (record: LedgerDelivery) => bidOfDelivery(context, record)?.bid
  let next: Requeue
  for (const claimed of claimedReplicas(context, terms, { taskId, part: first }))
    next = (await contestContradicting(context, terms, claimed, bidOf)) ?? next
  return next
}

function newestMs({ ledger }: ClientContext, parts: readonly LedgerPart[]): number {
  const times = parts.map(
    ({ taskId, part }) => ledger.deliveries(taskId, part).at(-1)?.delivery.deliveredAt ?? 0,
  )
  return Math.max(0, ...times) * 1000
}

async function dropSpares(
  context: ClientContext,
  task: ClientTask,
  spares: readonly LedgerPart[],
  why: string,
): Promise<Requeue> {
  let next: Requeue
  for (const spare of spares) next = await cancelPart(context, task, spare, why)
  return next
}
