import type { ApiClient, TaskSummary } from '@muster-network/api'
import { MusterError } from '@muster-network/core'

/**
 * The task that someone means: a whole id, the beginning of one, a name, or `last` for the newest.
 *
 * @throws API_NOT_FOUND when none fits; SPEC_BAD_ID when several do
 */
export async function findTask(api: ApiClient, wanted: string): Promise<TaskSummary> {
  const { tasks } = await api.listTasks({ query: { limit: 1000 } })
  const newest = tasks[0]
  if (wanted === 'last' && newest) return newest
  const text = wanted.toLowerCase()
  const byId = tasks.filter((task) => task.taskId.startsWith(text.startsWith('0x') ? text : `0x${text}`))
  const fitting = byId.length > 0 ? byId : tasks.filter((task) => task.name === wanted)
  if (fitting.length === 1) return fitting[0]!
  if (fitting.length === 0)
    throw new MusterError('API_NOT_FOUND', `there is no task ${wanted} here`, {
      hint: 'muster status lists the tasks.',
    })
  throw new MusterError('SPEC_BAD_ID', `${wanted} could be ${fitting.length} tasks`, {
    hint: 'Give more digits of the id; muster status lists them.',
  })
}
