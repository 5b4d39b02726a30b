import type { TaskSummary } from '@muster-network/api'

/** The one word for where a task stands: its state while it is open, how it ended after. */
export function shownState(task: Pick<TaskSummary, 'state' | 'outcome'>): string {
  return task.state === 'ended' && task.outcome !== 'open' ? task.outcome : task.state
}
