import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient, TaskDetail, TaskEvent } from '@muster-network/api'
import { anySignal, describeEntry, readJournalEntry, toneOf } from '@muster-network/core'
import { LiveLines } from '../output/LiveLines.ts'
import type { Money } from '../output/money.ts'
import { plainLine } from '../output/plainText.ts'
import { shortAddress } from '../output/shortId.ts'
import { styled } from '../output/style.ts'
import { widthOf } from '../output/textWidth.ts'
import { LogLines } from './LogLines.ts'
import { progressLines } from './progressLines.ts'
import { RateMeter } from './RateMeter.ts'
import { stateWords } from './taskState.ts'

export type FollowOptions = {
  money: Money
  quiet: boolean
  logs: boolean
  /** Shows every event, not only those that matter to the client. */
  verbose: boolean
  signal: AbortSignal
}

const refreshMs = 1_000

/**
 * Shows the progress of each part, the events and the logs of a task until it ends. Aborting the signal only stops
 * following.
 */
export async function followTask(
  api: ApiClient,
  taskId: string,
  options: FollowOptions,
): Promise<TaskDetail> {
  const live = new LiveLines(process.stderr)
  const ended = new AbortController()
  const signal = anySignal([options.signal, ended.signal])
  const write = (text: string, to: NodeJS.WriteStream = process.stderr) => {
    if (!options.quiet) live.write(to, text)
  }
  const events = readWhile(
    signal,
    () => api.watchTask({ params: { taskId } }, { signal }),
    (event) => {
      const words = describeEvent(event, options)
      if (words !== undefined) write(`${styled('dim', '·')} ${words}\n`)
    },
  )
  const lines = new LogLines({ withPrefix: true, raw: false, times: false })
  const logs = options.logs
    ? readWhile(
        signal,
        () => api.watchLogs({ params: { taskId } }, { signal }),
        (chunk) => write(lines.add(chunk), process.stdout),
      )
    : Promise.resolve()
  const meters = new Map<number, RateMeter>()
  let written = ''
  try {
    for (let tick = 0; ; tick++) {
      const task = await api.getTask({ params: { taskId } }, { signal: options.signal })
      const rates = ratesOf(task, meters, Date.now())
      const width = widthOf(process.stderr)
      if (live.rows > 0 && !options.quiet)
        live.show(progressLines({ task, rates, width, rows: live.rows, tick }))
      // a log gets a line only when something happened
      const words = `${plainLine(task.name)}: ${stateWords(task)}, ${task.partsDone} of ${task.parts} parts done\n`
      if (live.rows === 0 && words !== written) write(words)
      written = words
      if (task.state === 'ended') {
        // the last log lines may still be in transit
        await Promise.race([logs, pause(2_000)])
        return task
      }
      await pause(refreshMs, undefined, { signal: options.signal })
    }
  } finally {
    ended.abort()
    await Promise.allSettled([events, logs])
    write(lines.rest(), process.stdout)
    live.clear()
  }
}

/** Returns the units per second of each part that runs. */
function ratesOf(task: TaskDetail, meters: Map<number, RateMeter>, nowMs: number) {
  const rates = new Map<number, number | null>()
  for (const { index, state, units } of task.partList) {
    if (state !== 'running') continue
    const meter = meters.get(index) ?? new RateMeter()
    meters.set(index, meter)
    rates.set(index, meter.add(nowMs, units))
  }
  return rates
}

/** Steps that a client wants to see although nothing is wrong. */
const shownSteps = new Set(['posted', 'awarding'])

/** Describes an event in a line; undefined for a checkpoint, and without --verbose for steps of routine. */
function describeEvent({ step, facts }: TaskEvent, { money, verbose }: FollowOptions): string | undefined {
  const entry = readJournalEntry(step, facts)
  const tone = toneOf(entry)
  if (entry.step === 'checkpointStored') return undefined
  if (!verbose && tone !== 'bad' && tone !== 'warning' && !shownSteps.has(entry.step)) return undefined
  const words = plainLine(describeEntry(entry, { amount: money.format, account: shortAddress }))
  return styled(tone === 'bad' ? 'red' : tone === 'warning' ? 'yellow' : undefined, words)
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
