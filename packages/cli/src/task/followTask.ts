import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient, TaskDetail, TaskEvent } from '@muster-network/api'
import { anySignal, describeEntry, readJournalEntry } from '@muster-network/core'
import type { Money } from '../output/money.ts'
import { ProgressLine } from '../output/ProgressLine.ts'
import { plainLine, plainText } from '../output/plainText.ts'
import { etaWords } from '../output/share.ts'
import { stateOf } from './showTask.ts'

export type FollowOptions = { money: Money; quiet: boolean; logs: boolean; signal: AbortSignal }

/** Refresh interval of the progress bar. */
const refreshMs = 1_000

/**
 * Shows the progress bar, the events and the logs of a task until it ends. Aborting the signal only stops following.
 */
export async function followTask(
  api: ApiClient,
  taskId: string,
  options: FollowOptions,
): Promise<TaskDetail> {
  const line = new ProgressLine(process.stderr)
  const ended = new AbortController()
  const signal = anySignal([options.signal, ended.signal])
  const parts = new Set<number>()
  const logs: Promise<void>[] = []
  const write = (text: string, to: NodeJS.WriteStream = process.stderr) => {
    if (!options.quiet) line.write(to, text)
  }
  const events = readWhile(
    signal,
    () => api.watchTask({ params: { taskId } }, { signal }),
    (event) => {
      const words = describeEvent(event, options.money)
      if (words !== undefined) write(`· ${words}\n`)
    },
  )
  try {
    for (;;) {
      const task = await api.getTask({ params: { taskId } }, { signal: options.signal })
      if (!options.quiet) line.show(task.progress, barWords(task))
      if (options.logs)
        for (const part of task.partList) {
          if (part.state === 'unawarded' || parts.has(part.index)) continue
          parts.add(part.index)
          logs.push(
            followLog(api, {
              taskId,
              part: part.index,
              signal,
              write: (text) => write(text, process.stdout),
            }),
          )
        }
      if (task.state === 'ended') {
        // the last log lines may still be in transit
        await Promise.race([Promise.allSettled(logs), pause(2_000)])
        return task
      }
      await pause(refreshMs, undefined, { signal: options.signal })
    }
  } finally {
    ended.abort()
    line.clear()
    await Promise.allSettled([events, ...logs])
  }
}

function barWords(task: TaskDetail): string {
  const done = `${task.partsDone} of ${task.parts} parts done`
  return [`${plainLine(task.name)} ${stateOf(task)}`, done, ...etaWords(task.eta)].join(', ')
}

/** Describes an event in a line; undefined for a checkpoint, which the bar shows. */
function describeEvent({ step, facts }: TaskEvent, money: Money): string | undefined {
  const entry = readJournalEntry(step, facts)
  if (entry.step === 'checkpointStored') return undefined
  return plainLine(describeEntry(entry, { amount: money.format, account: (address) => address }))
}

async function followLog(
  api: ApiClient,
  options: { taskId: string; part: number; signal: AbortSignal; write: (text: string) => void },
): Promise<void> {
  const { taskId, part, signal, write } = options
  let rest = ''
  await readWhile(
    signal,
    () => api.watchLogs({ params: { taskId }, query: { part } }, { signal }),
    ({ text }) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const each of lines) write(`[${part}] ${plainText(each)}\n`)
    },
  )
  if (rest !== '') write(`[${part}] ${plainText(rest)}\n`)
}

/** Reads a stream until it ends, is aborted or fails; the progress bar continues without it. */
async function readWhile<T>(
  signal: AbortSignal,
  open: () => AsyncIterable<T>,
  onValue: (value: T) => void,
): Promise<void> {
  try {
    for await (const value of open()) {
      if (signal.aborted) return
      onValue(value)
    }
  } catch {
    // logs and events are optional: getTask polls the task itself
  }
}
