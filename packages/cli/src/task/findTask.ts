import type { ApiClient, TaskSummary } from '@muster-network/api'
import { MusterError } from '@muster-network/core'

/**
 * Finds a task by its id, the start of its id, its name, or `last` for the newest task.
 *
 * @throws API_NOT_FOUND when no task matches; SPEC_BAD_ID when several match
 */
export async function findTask(api: ApiClient, taskRef: string): Promise<TaskSummary> {
  const { tasks } = await api.listTasks({ query: { limit: 1000 } })
  const newest = tasks[0]
  if (taskRef === 'last' && newest) return newest
  const text = taskRef.toLowerCase()
  const byId = tasks.filter((task) => task.taskId.startsWith(text.startsWith('0x') ? text : `0x${text}`))
  const matching = byId.length > 0 ? byId : tasks.filter((task) => task.name === taskRef)
  if (matching.length === 1) return matching[0]!
  if (matching.length === 0)
    throw new MusterError('API_NOT_FOUND', `Task "${taskRef}" not found.`, {
      hint: 'muster status lists the tasks.',
    })
  throw new MusterError('SPEC_BAD_ID', `Ambiguous task "${taskRef}": ${matching.length} tasks match.`, {
    hint: 'Pass more digits of the id; muster status lists the tasks.',
  })
}
