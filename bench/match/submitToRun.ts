import type { LocalNetwork } from '@muster-network/node'
import type { TracerTask } from '../../e2e/support/tracerTask.ts'

/** Submits a task and returns the milliseconds until a provider runs it. `ended` resolves when the task has ended. */
export async function submitToRun(
  network: LocalNetwork,
  task: TracerTask,
): Promise<{ ms: number; ended: Promise<unknown> }> {
  const client = network.client.client!
  const running = Promise.withResolvers<void>()
  let taskId: string | undefined
  const early: string[] = []
  const stops = network.providers.map(({ context }) =>
    context.journal.onAdded((record) => {
      if (record.entry.step !== 'running') return
      if (taskId === undefined) early.push(record.taskId)
      else if (record.taskId === taskId) running.resolve()
    }),
  )
  const began = performance.now()
  taskId = (await client.submit(task.prescription, task.folder)).taskId
  if (early.includes(taskId)) running.resolve()
  await running.promise
  const ms = performance.now() - began
  for (const stop of stops) stop()
  return { ms, ended: client.whenEnded(taskId as `0x${string}`) }
}
