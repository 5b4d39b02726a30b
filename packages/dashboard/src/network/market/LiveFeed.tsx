import type { ChainEvent } from '@muster-network/api'
import { useState } from 'react'
import { stepWords } from '../../client/task/stepWords.ts'
import { useStream } from '../../live/useStream.ts'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { plainText } from '../../ui/plainText.ts'
import { Timeline } from '../../ui/Timeline.tsx'

const kept = 12

/** What the contracts say, as it comes. */
export function LiveFeed() {
  const [events, setEvents] = useState<readonly ChainEvent[]>([])
  const state = useStream<ChainEvent>({
    key: 'network',
    start: (signal) => api.watchNetwork(undefined, { signal }),
    onBatch: (batch) => setEvents((last) => [...batch.toReversed(), ...last].slice(0, kept)),
  })
  return (
    <Card
      title="As it happens"
      aside={
        <span className="text-sm text-muted">
          {state === 'waiting' ? 'connection lost, trying again' : state === 'live' ? 'live' : 'listening'}
        </span>
      }
    >
      {events.length === 0 ? (
        <p className="text-muted">Quiet just now. What the contracts say appears here.</p>
      ) : (
        <Timeline
          label="Events of the chain"
          items={events.map((event) => ({
            key: `${event.blockNumber} ${event.logIndex}`,
            atMs: event.atMs,
            title: stepWords(event.name).word,
            tone: stepWords(event.name).tone,
            detail: `${plainText(event.contract)}, block ${event.blockNumber}${event.taskId ? ` · task ${event.taskId.slice(0, 10)}…` : ''}`,
          }))}
        />
      )}
    </Card>
  )
}
