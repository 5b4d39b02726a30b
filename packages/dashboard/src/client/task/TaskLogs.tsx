import type { LogChunk, TaskDetail } from '@muster-network/api'
import { ScrollText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStream } from '../../live/useStream.ts'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { inputClassName } from '../../ui/Field.tsx'
import { LineSplitter } from '../../ui/log/LineSplitter.ts'
import { LogBuffer } from '../../ui/log/LogBuffer.ts'
import { LogViewer } from '../../ui/log/LogViewer.tsx'

/** Live log of each part. */
export function TaskLogs({ task }: { task: TaskDetail }) {
  const [part, setPart] = useState(0)
  return (
    <Card
      flush
      title="Log"
      aside={
        task.parts > 1 && (
          <label className="flex items-center gap-2 text-sm">
            Part
            <select
              className={`${inputClassName} h-8 w-20`}
              value={part}
              onChange={(event) => setPart(Number(event.target.value))}
            >
              {task.partList.map(({ index }) => (
                <option key={index} value={index}>
                  {index}
                </option>
              ))}
            </select>
          </label>
        )
      }
    >
      <PartLog key={`${task.taskId} ${part}`} taskId={task.taskId} part={part} name={task.name} />
    </Card>
  )
}

function PartLog({ taskId, part, name }: { taskId: string; part: number; name: string }) {
  const buffer = useMemo(() => new LogBuffer(), [])
  const splitter = useRef(new LineSplitter())
  const from = useRef(0)
  useEffect(() => () => splitter.current.reset(), [])
  const state = useStream<LogChunk>({
    key: `${taskId} ${part}`,
    start: (signal) => api.watchLogs({ params: { taskId }, query: { part, from: from.current } }, { signal }),
    onBatch: (chunks) => {
      // a reconnect may repeat known lines
      const fresh = chunks.filter((chunk) => chunk.offset >= from.current)
      from.current = fresh.at(-1)?.nextOffset ?? from.current
      buffer.push(splitter.current.split(fresh))
    },
  })
  const version = useSyncExternalStore(buffer.subscribe, buffer.version)
  if (version === 0 || buffer.lines.length === 0)
    return (
      <EmptyState icon={ScrollText} title={state === 'ended' ? 'No output' : 'No output yet'}>
        {state === 'ended' ? 'Programs need not write a log.' : 'Lines appear here as the part writes them.'}
      </EmptyState>
    )
  return (
    <LogViewer
      buffer={buffer}
      fileName={`${name.replaceAll(/[^\w-]/g, '_')}-part-${part}.log`}
      state={state}
    />
  )
}
