import type { ChainEvent } from '@muster-network/api'
import { useState } from 'react'
import { useStream } from '../../live/useStream.ts'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { plainText } from '../../ui/plainText.ts'
import { sentenceCase } from '../../ui/sentenceCase.ts'
import { Timeline } from '../../ui/Timeline.tsx'
import { eventTone } from '../eventTone.ts'

const maxEvents = 12

/** Live contract events. */
export function LiveFeed() {
  const [events, setEvents] = useState<readonly ChainEvent[]>([])
  const state = useStream<ChainEvent>({
    key: 'network',
    start: (signal) => api.watchNetwork(undefined, { signal }),
    onBatch: (batch) => setEvents((last) => [...batch.toReversed(), ...last].slice(0, maxEvents)),
  })
  return (
    <Card
      title="Live events"
      aside={
        <span className="text-sm text-muted">
          {state === 'waiting' ? 'connection lost, retrying' : state === 'live' ? 'live' : 'listening'}
        </span>
      }
    >
      {events.length === 0 ? (
        <p className="text-muted">No events right now. Contract events appear here.</p>
      ) : (
        <Timeline
          label="Events of the chain"
          items={events.map((event) => ({
            key: `${event.blockNumber} ${event.logIndex}`,
            atMs: event.atMs,
            title: sentenceCase(event.name),
            tone: eventTone(event.name),
            detail: `${plainText(event.contract)}, block ${event.blockNumber}${event.taskId ? ` · task ${event.taskId.slice(0, 10)}…` : ''}`,
          }))}
        />
      )}
    </Card>
  )
}
