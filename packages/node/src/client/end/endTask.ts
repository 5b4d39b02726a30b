import { hasCode } from '@muster-network/core'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import { releaseHeldPay } from '../../settle/releaseHeldPay.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import { withdrawOwed } from '../../settle/withdrawOwed.ts'
import { how } from '../../task/checkHow.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask, HeldResult } from '../ClientTask.ts'
import { isRejected } from '../result/isRejected.ts'
import { mergeResults, resultFolder } from '../result/mergeResults.ts'
import { isOver } from '../settle/settleParts.ts'
import { deleteData } from './deleteData.ts'

/** After the last part: results into one folder, data deleted everywhere, the deposit and what is left fetched home. */
export async function endTask(context: ClientContext, task: ClientTask): Promise<Next> {
  const { kept, ledger, dir } = context
  const { taskId } = task
  if (task.endedMs === undefined) {
    const results = kept.results(taskId).filter(({ deliveryId }) => {
      const held = ledger.delivery(deliveryId)
      return !held || !isRejected(held)
    })
    await mergeResults(resultsOf(task, results), resultFolder(dir, taskId, 'merged'))
    kept.tasks.change(taskId, (each) => ({ ...each, endedMs: context.nowMs() }))
    context.note(taskId, 'ended', {})
    return { againMs: 0 }
  }
  // a delivery that can still be contested may have to be replayed
  const open = ledger.deliveries(taskId).filter((held) => !isOver(held))
  for (const { delivery } of open) context.wake(taskId, delivery.part)
  const settled = open.length === 0
  const waits: Next[] = [settled ? undefined : { againMs: 5_000 }]
  if (settled && task.deletedMs === undefined) waits.push(await deleteData(context, task))
  const isPayOut = await releaseHeldPay(context, taskId)
  if (!isPayOut) waits.push({ againMs: 1_000 })
  if (isPayOut && !task.lockReleased) waits.push(await releaseLock(context, task))
  const left = waits.filter((wait) => wait !== undefined)
  if (left.length > 0) return { againMs: Math.min(...left.map((wait) => wait.againMs)) }
  kept.tasks.close(taskId)
  return undefined
}

/** Of copies the one that most agree with, under the number of its part; of copies that differ none. */
function resultsOf({ terms, agreed }: ClientTask, results: readonly HeldResult[]) {
  if (terms.how !== how.redundant) return results
  return Object.entries(agreed ?? {}).flatMap(([part, [best]]) =>
    results.filter((each) => each.part === best).map((each) => ({ ...each, part: Number(part) })),
  )
}

/** The trust lock comes back by itself when the task ends late; otherwise it is asked for when its window is over. */
async function releaseLock(context: ClientContext, { taskId, terms }: ClientTask): Promise<Next> {
  const { network, sender, ledger, kept } = context
  const { lock } = await network.market.read.task([taskId])
  if (lock > 0n) {
    const wait = await waitUntil(context, (ledger.task(taskId)?.awardedAt ?? 0) + terms.rules.omissionSeconds)
    if (wait) return wait
    try {
      await sendStep(`task/${taskId}/release`, 0, (intent) =>
        network.market.send.releaseLock([terms], { by: sender, intent }),
      )
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      return { againMs: 1_000 }
    }
  }
  await withdrawOwed(context, terms.token)
  kept.tasks.change(taskId, (each) => ({ ...each, lockReleased: true }))
  return undefined
}
