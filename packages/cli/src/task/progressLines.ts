import type { TaskDetail, TaskPart } from '@muster-network/api'
import { bar } from '../output/bar.ts'
import { plainLine } from '../output/plainText.ts'
import { etaWords, formatShare } from '../output/share.ts'
import { styled } from '../output/style.ts'
import { padStart, truncate } from '../output/textWidth.ts'
import { formatRate } from './RateMeter.ts'
import { partStyle, partWords, stateStyle, stateWords } from './taskState.ts'

export type LiveView = {
  task: TaskDetail
  /** Units per second of each part, by its index; null when not measured. */
  rates: ReadonlyMap<number, number | null>
  width: number
  /** The most lines. */
  rows: number
  /** Counts the redraws: moves the bars of parts that are not measured. */
  tick: number
}

/** Returns a line for the task and one for each part. When they do not fit, parts that run come first. */
export function progressLines({ task, rates, width, rows, tick }: LiveView): string[] {
  const cells = width - 1
  const done = `${task.partsDone} of ${task.parts} parts done`
  const head = [`${plainLine(task.name)}: ${stateWords(task)}`, done, ...etaWords(task.eta)].join(', ')
  const lines = [styled(stateStyle(task), truncate(head, cells))]
  const most = Math.max(0, rows - 2)
  const parts = task.partList.length > most ? mostActive(task.partList, most) : task.partList
  const indexWidth = String(task.partList.length - 1).length
  for (const part of parts) {
    const name = `part ${padStart(String(part.index), indexWidth)}`
    lines.push(partLine(part, { name, rate: rates.get(part.index) ?? null, cells, tick }))
  }
  const hidden = task.partList.length - parts.length
  if (hidden > 0 && rows > 1) lines.push(styled('dim', truncate(`… and ${hidden} more parts`, cells)))
  return lines
}

function partLine(
  part: TaskPart,
  options: { name: string; rate: number | null; cells: number; tick: number },
): string {
  const { name, rate, cells, tick } = options
  const barWidth = cells >= 100 ? 30 : cells >= 60 ? 18 : cells >= 36 ? 8 : 4
  const style = partStyle(part)
  const isRunning = part.state === 'running'
  const progress =
    part.state === 'delivered' || part.state === 'ending' || part.resultReady
      ? 1
      : isRunning
        ? part.progress
        : (part.progress ?? 0)
  const shown = bar(progress, barWidth, tick)
  const percent = padStart(formatShare(progress), 4)
  const details = isRunning
    ? [
        ...(rate === null ? [] : [formatRate(rate)]),
        ...(progress === null ? ['not measured yet'] : []),
        ...etaWords(part.eta),
      ]
    : [partWords(part)]
  const rest = truncate(details.join('  '), cells - name.length - barWidth - percent.length - 6)
  return `${name}  ${styled(style, shown)} ${percent}  ${rest}`.trimEnd()
}

const isOver = ({ state }: TaskPart) => state === 'delivered' || state === 'ending' || state === 'ended'

function mostActive(parts: readonly TaskPart[], most: number): TaskPart[] {
  const order = (part: TaskPart) => (part.state === 'running' ? 0 : isOver(part) ? 2 : 1)
  return [...parts]
    .sort((a, b) => order(a) - order(b) || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
}
