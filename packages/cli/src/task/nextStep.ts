import type { TaskSummary } from '@muster-network/api'
import { ownCommand } from '../output/ownCommand.ts'
import { shortId } from '../output/shortId.ts'

/** Returns the command or the step that helps the owner of a task next; undefined while it runs without trouble. */
export function nextStep(task: TaskSummary): string | undefined {
  if (task.state !== 'ended') return undefined
  const id = shortId(task.taskId)
  switch (task.outcome) {
    case 'open':
    case 'done':
      return `download the result: ${ownCommand(`pull ${id}`)}`
    case 'partly':
      return `download the parts that have a result: ${ownCommand(`pull ${id}`)}. ${task.hint ?? `Logs: ${ownCommand(`logs ${id}`)}`}`
    case 'failed':
      return `${task.hint ?? 'Read the log, and submit the task again.'} Log: ${ownCommand(`logs ${id}`)}`
    case 'unmatched':
      return `${task.hint ?? 'Change the terms, and submit the task again.'} Offers: ${ownCommand('offers')}`
    case 'cancelled':
      return 'to run it again, submit its task file'
  }
}
