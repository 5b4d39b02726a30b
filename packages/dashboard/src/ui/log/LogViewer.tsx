import { useVirtualizer } from '@tanstack/react-virtual'
import { Download, Pause, Play, Search } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { StreamState } from '../../live/useStream.ts'
import { Button } from '../Button.tsx'
import { inputClassName } from '../Field.tsx'
import { plainText } from '../plainText.ts'
import { useIncrementalRows } from '../useIncrementalRows.ts'
import type { LogBuffer, LogLine } from './LogBuffer.ts'
import { useLogSearch } from './useLogSearch.ts'

const rowHeight = 20
/** Lines that one frame renders without stalling, even on a slow machine. */
const maxRowsPerFrame = 16
const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const stateTexts: Record<StreamState, string> = {
  connecting: '',
  live: ', live',
  waiting: ', connection lost, retrying',
  ended: ', complete',
}

type Props = { buffer: LogBuffer; fileName: string; state: StreamState }

/** A log of any length with search, pause and download. It follows the tail until the user pauses or scrolls up. */
export function LogViewer({ buffer, fileName, state }: Props) {
  const searchId = useId()
  const [typed, setTyped] = useState('')
  const [pausedAt, setPausedAt] = useState<number>()
  const scroller = useRef<HTMLDivElement>(null)
  useSyncExternalStore(buffer.subscribe, buffer.version)
  const needle = typed.trim().toLowerCase()
  const matches = useLogSearch(buffer, needle)
  const visibleCount = pausedAt ?? buffer.lines.length
  const count = matches ? matches.length : visibleCount
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const rows = useIncrementalRows(virtual.getVirtualItems(), maxRowsPerFrame)

  const following = useRef(true)
  useEffect(() => {
    if (following.current && pausedAt === undefined && count > 0) virtual.scrollToIndex(count - 1)
  }, [count, pausedAt, virtual])

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 border-y border-line bg-surface px-4 py-2">
        <label htmlFor={searchId} className="sr-only">
          Search the log
        </label>
        <div className="relative min-w-40 flex-1">
          <Search aria-hidden size={15} className="absolute top-2.5 left-2.5 text-muted" />
          <input
            id={searchId}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Search the log"
            className={`${inputClassName} pl-8`}
          />
        </div>
        <span role="status" className="figures text-sm text-muted">
          {matches
            ? `${count.toLocaleString()} of ${buffer.lines.length.toLocaleString()}`
            : count.toLocaleString()}{' '}
          lines{stateTexts[state]}
        </span>
        <Button
          aria-pressed={pausedAt !== undefined}
          onClick={() => setPausedAt(pausedAt === undefined ? buffer.lines.length : undefined)}
          icon={pausedAt === undefined ? <Pause aria-hidden size={15} /> : <Play aria-hidden size={15} />}
        >
          {pausedAt === undefined
            ? 'Pause'
            : `Resume (${(buffer.lines.length - pausedAt).toLocaleString()} new)`}
        </Button>
        <Button icon={<Download aria-hidden size={15} />} onClick={() => download(buffer.lines, fileName)}>
          Download
        </Button>
      </div>
      <div
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label="Log"
        aria-live="off"
        onScroll={({ currentTarget: box }) => {
          following.current = box.scrollHeight - box.scrollTop - box.clientHeight < rowHeight * 2
        }}
        className="h-96 overflow-auto rounded-b-xl bg-sunken font-mono text-xs leading-5"
      >
        <div className="relative min-w-max" style={{ height: virtual.getTotalSize() }}>
          {rows.map((item) => {
            const line = buffer.lines[matches ? matches[item.index]! : item.index]
            return line && <Line key={item.key} line={line} start={item.start} />
          })}
        </div>
      </div>
    </div>
  )
}

/** Memoised: rendered once while it is visible. */
const Line = memo(function Line({ line, start }: { line: LogLine; start: number }) {
  return (
    <div
      className="absolute inset-x-0 flex gap-3 px-4 whitespace-pre hover:bg-surface"
      style={{ height: rowHeight, transform: `translateY(${start}px)` }}
    >
      <span className="text-muted select-none">{clock.format(line.atMs)}</span>
      <span className="untrusted">{plainText(line.text)}</span>
    </div>
  )
})

function download(lines: readonly LogLine[], fileName: string): void {
  const text = lines.map((line) => `${new Date(line.atMs).toISOString()} ${line.text}\n`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(text, { type: 'text/plain' }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
