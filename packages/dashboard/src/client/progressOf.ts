import type { TaskSummary } from '@muster-network/api'

/** Returns the progress of a task as its bar shows it. */
export function progressOf({
  progress,
  state,
  outcome,
}: Pick<TaskSummary, 'progress' | 'state' | 'outcome'>) {
  return {
    share: progress,
    running: state === 'running' || state === 'checking',
    failed: outcome === 'failed',
  }
}
