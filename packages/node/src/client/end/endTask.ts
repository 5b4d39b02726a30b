import type { Hex } from '@muster-network/chain'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { releaseWithheldPay } from '../../settle/releaseWithheldPay.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import { withdrawOwed } from '../../settle/withdrawOwed.ts'
import { checkModeOf } from '../../task/checkMode.ts'
import { type ClientContext, dataPart } from '../ClientContext.ts'
import type { ClientTask, StoredResult } from '../ClientTask.ts'
import { isRejected } from '../result/isRejected.ts'
import { mergeResults, resultFolder } from '../result/mergeResults.ts'
import { isOver } from '../settleParts.ts'
import { deleteData } from './deleteData.ts'

/**
 * Ends a task after its last part: merges the results, has the data deleted everywhere, and withdraws the deposit and
 * the refunds.
 */
export async function endTask(context: ClientContext, task: ClientTask): Promise<Requeue> {
  const { records, ledger, dir } = context
  const { taskId } = task
  if (task.endedMs === undefined) {
    const results = records.results(taskId).filter(({ deliveryId }) => {
      const delivery = ledger.delivery(deliveryId)
      return !delivery || !isRejected(delivery)
    })
    const isPaid = ({ deliveryId }: StoredResult) => ledger.delivery(deliveryId)?.outcome === 'paid'
    await mergeResults(resultsOf(task, results, isPaid), resultFolder(dir, taskId, 'merged'))
    rememberUnits(context, task)
    records.tasks.change(taskId, (each) => ({ ...each, endedMs: context.nowMs() }))
    context.note(taskId, { step: 'ended' })
    return { retryAfterMs: 0 }
  }
  // a delivery that can still be contested may need a replay
  const open = ledger.deliveries(taskId).filter((delivery) => !isOver(delivery))
  for (const { delivery } of open) context.wake(taskId, delivery.part)
  const settled = open.length === 0
  const waits: Requeue[] = [settled ? undefined : { retryAfterMs: 5_000 }]
  if (settled && task.deletedMs === undefined) waits.push(await deleteData(context, task))
  const isPayOut = await releaseWithheldPay(context, taskId)
  if (!isPayOut) waits.push({ retryAfterMs: 1_000 })
  if (isPayOut && !task.lockReleased) waits.push(await releaseLock(context, task))
  const left = waits.filter((wait) => wait !== undefined)
  if (left.length > 0) return { retryAfterMs: Math.min(...left.map((wait) => wait.retryAfterMs)) }
  records.tasks.close(taskId)
  return undefined
}

/**
 * Remembers the units of the largest part, for the next task with this program: of paid work, or the limit that was too low for it.
 */
function rememberUnits(
  { ledger, history }: ClientContext,
  { taskId, program, terms, failed }: ClientTask,
): void {
  if (!program) return
  const paid = ledger
    .deliveries(taskId)
    .filter(({ delivery, outcome }) => delivery.last && outcome === 'paid')
  const used = failed?.code === 'SPEC_UNITS_USED_UP' ? [terms.maxUnits] : []
  const units = [...paid.map(({ delivery }) => delivery.endUnits), ...used]
  if (units.length === 0) return
  const most = units.reduce((a, b) => (b > a ? b : a))
  history.add(program.key, { units: most, by: 'history', dataBytes: program.dataBytes })
}

/**
 * Returns one result for each part: of replicas the middle one of the majority, and none when they differ. When the jury found
 * the majority wrong, a replica that it paid.
 */
function resultsOf(
  { terms, agreed }: ClientTask,
  results: readonly StoredResult[],
  isPaid: (result: StoredResult) => boolean,
): StoredResult[] {
  if (checkModeOf(terms) !== 'redundant') return [...results]
  return Object.entries(agreed ?? {}).flatMap(([name, agreeing]) => {
    const part = Number(name)
    const replicas = results.filter((each) => dataPart(terms, each.part) === part)
    const [best] = agreeing.flatMap((each) => replicas.find((replica) => replica.part === each) ?? [])
    const result = best ?? replicas.find(isPaid)
    return result ? [{ ...result, part }] : []
  })
}

/** Withdraws the refunds at the end of the task, once: they do not wait for the trust lock. */
async function withdrawRest(context: ClientContext, taskId: Hex): Promise<void> {
  const { records } = context
  const { terms, restWithdrawn } = records.task(taskId)
  if (restWithdrawn) return
  await withdrawOwed(context, terms.token)
  records.tasks.change(taskId, (each) => ({ ...each, restWithdrawn: true }))
}

/** Releases the trust lock when its window is over. A task that ends later releases it itself. */
async function releaseLock(context: ClientContext, { taskId, terms }: ClientTask): Promise<Requeue> {
  const { network, sender, ledger, records } = context
  const { lock } = await network.market.read.task([taskId])
  if (lock > 0n) {
    const wait = await waitUntil(context, (ledger.task(taskId)?.awardedAt ?? 0) + terms.rules.omissionSeconds)
    if (wait) {
      await withdrawRest(context, taskId)
      return wait
    }
    const refused = await unlessReverted(
      async () => {
        await sendStep(`task/${taskId}/release`, 0, (intent) =>
          network.market.send.releaseLock([terms], { by: sender, intent }),
        )
      },
      () => ({ retryAfterMs: 1_000 }),
    )
    if (refused) return refused
  }
  await withdrawOwed(context, terms.token)
  records.tasks.change(taskId, (each) => ({ ...each, lockReleased: true }))
  return undefined
}
