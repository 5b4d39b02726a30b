import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient, TaskDetail, TaskEvent } from '@muster-network/api'
import type { Money } from '../output/money.ts'
import { ProgressLine } from '../output/ProgressLine.ts'
import { plainLine, plainText } from '../output/plainText.ts'
import { formatSpan } from '../output/times.ts'
import { stateOf } from './showTask.ts'

export type FollowOptions = { money: Money; quiet: boolean; logs: boolean; signal: AbortSignal }

/** How often the bar is drawn anew while nothing else happens. */
const refreshMs = 1_000

/**
 * Shows a task as it goes on until it has ended: a bar, what happens, and what its parts write. Aborting the signal only
 * stops watching.
 */
export async function followTask(
  api: ApiClient,
  taskId: string,
  options: FollowOptions,
): Promise<TaskDetail> {
  const line = new ProgressLine(process.stderr)
  const ended = new AbortController()
  const signal = AbortSignal.any([options.signal, ended.signal])
  const parts = new Set<number>()
  const followed: Promise<void>[] = []
  const tell = (text: string, to: NodeJS.WriteStream = process.stderr) => {
    if (!options.quiet) line.write(to, text)
  }
  const events = readWhile(
    signal,
    () => api.watchTask({ params: { taskId } }, { signal }),
    (event) => {
      const words = describeEvent(event, options.money)
      if (words !== undefined) tell(`· ${words}\n`)
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
          followed.push(followLog(api, taskId, part.index, signal, (text) => tell(text, process.stdout)))
        }
      if (task.state === 'ended') {
        // what was written last may still be on its way
        await Promise.race([Promise.allSettled(followed), pause(2_000)])
        return task
      }
      await pause(refreshMs, undefined, { signal: options.signal })
    }
  } finally {
    ended.abort()
    line.clear()
    await Promise.allSettled([events, ...followed])
  }
}

function barWords(task: TaskDetail): string {
  const left = task.etaMs === null ? '' : `, about ${formatSpan(task.etaMs)} left`
  return `${plainLine(task.name)} ${stateOf(task)}, ${task.partsDone} of ${task.parts} parts done${left}`
}

/** The event in words; none for what the bar shows anyway. */
function describeEvent({ step, facts }: TaskEvent, money: Money): string | undefined {
  if (step === 'progress' || step === 'checkpoint') return undefined
  const told = Object.entries(facts)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name} ${amounts.includes(name) ? formatAmount(value, money) : value}`)
  return plainLine([step, ...told].join(', '))
}

const amounts = ['escrow', 'price', 'amount', 'paid', 'refund']
const formatAmount = (value: unknown, money: Money) =>
  /^\d+$/.test(String(value)) ? money.format(BigInt(String(value))) : String(value)

async function followLog(
  api: ApiClient,
  taskId: string,
  part: number,
  signal: AbortSignal,
  write: (text: string) => void,
): Promise<void> {
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

/** Reads until the end, the abort or the loss of the stream; the bar goes on without it. */
async function readWhile<T>(
  signal: AbortSignal,
  open: () => AsyncIterable<T>,
  take: (value: T) => void,
): Promise<void> {
  try {
    for await (const value of open()) {
      if (signal.aborted) return
      take(value)
    }
  } catch {
    // logs and events are a courtesy: the task itself is read apart
  }
}
