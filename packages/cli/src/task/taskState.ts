import type { TaskPart, TaskSummary } from '@muster-network/api'
import type { Style } from '../output/style.ts'

type Stated = Pick<TaskSummary, 'state' | 'outcome'>

/** Returns the state of a task in words: its state while it is open, its outcome afterwards. */
export function stateWords(task: Stated): string {
  if (task.state !== 'ended' || task.outcome === 'open') return task.state
  return outcomeWords[task.outcome]
}

const outcomeWords = {
  done: 'done',
  partly: 'partly done',
  cancelled: 'cancelled',
  unmatched: 'no executor',
  failed: 'failed',
} as const

export function stateStyle(task: Stated): Style | undefined {
  if (task.state !== 'ended') return 'cyan'
  if (task.outcome === 'done') return 'green'
  return task.outcome === 'failed' ? 'red' : 'yellow'
}

/** Returns the state of a part in words. */
export function partWords(part: Pick<TaskPart, 'state' | 'resultReady'>): string {
  if (part.state === 'ended') return part.resultReady ? 'done' : 'no result'
  return partStateWords[part.state]
}

const partStateWords = {
  unawarded: 'waiting for an executor',
  running: 'running',
  cutting: 'moving to another executor',
  delivered: 'checking',
  open: 'waiting for another executor',
  ending: 'settling',
} as const

export function partStyle(part: Pick<TaskPart, 'state' | 'resultReady'>): Style | undefined {
  if (part.state === 'ended') return part.resultReady ? 'green' : 'red'
  return part.state === 'running' ? 'cyan' : undefined
}
