import type { ApiClient, TaskSummary } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { findByRef } from '../output/findByRef.ts'

const list = 'muster status --all lists the tasks.'

/**
 * Finds a task by its id, the start of its id, its name, or `last` for the newest task.
 *
 * @throws API_NOT_FOUND when no task matches; SPEC_BAD_ID when several match
 */
export async function findTask(api: ApiClient, taskRef: string): Promise<TaskSummary> {
  const tasks = await allTasks(api)
  if (taskRef !== 'last')
    return findByRef(tasks, taskRef, { noun: 'task', list }, ({ taskId, name }) => ({ id: taskId, name }))
  if (tasks[0]) return tasks[0]
  throw new MusterError('API_NOT_FOUND', 'There is no task yet.', { hint: 'Run muster submit task.yaml.' })
}

/** Reads all pages: a name must be unique among all tasks. */
async function allTasks(api: ApiClient): Promise<TaskSummary[]> {
  const all: TaskSummary[] = []
  for (let before: string | undefined; ; ) {
    const { tasks, next } = await api.listTasks({
      query: { limit: 1000, ...(before !== undefined && { before }) },
    })
    all.push(...tasks)
    if (next === null) return all
    before = next
  }
}
