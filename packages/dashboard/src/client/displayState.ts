import type { TaskSummary } from '@muster-network/api'

/** Returns the displayed state of a task: its state while open, its outcome afterwards. */
export function displayState(task: Pick<TaskSummary, 'state' | 'outcome'>): string {
  return task.state === 'ended' && task.outcome !== 'open' ? task.outcome : task.state
}
