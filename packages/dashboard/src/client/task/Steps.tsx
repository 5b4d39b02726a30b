import type { TaskDetail, TaskEvent } from '@muster-network/api'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { plainText } from '../../ui/plainText.ts'
import { Timeline, type TimelineItem } from '../../ui/Timeline.tsx'
import { stepWords } from './stepWords.ts'

const shownAtFirst = 14

/** Everything that happened, newest first. */
export function Steps({ task }: { task: TaskDetail }) {
  const [all, setAll] = useState(false)
  const newest = task.events.toReversed()
  const shown = all ? newest : newest.slice(0, shownAtFirst)
  return (
    <Card title="What happened">
      {newest.length === 0 ? (
        <p className="text-muted">Nothing yet.</p>
      ) : (
        <Timeline label="What happened" items={shown.map(item)} />
      )}
      {newest.length > shown.length && (
        <Button className="mt-3" size="small" look="quiet" onClick={() => setAll(true)}>
          Show all {newest.length}
        </Button>
      )}
    </Card>
  )
}

function item(event: TaskEvent): TimelineItem {
  const { word, tone } = stepWords(event.step)
  return { key: event.number, atMs: event.atMs, title: word, tone, detail: detailOf(event) }
}

/** The facts of a step in a line: short values only, and no ids that the page shows elsewhere. */
function detailOf(event: TaskEvent): string {
  return Object.entries(event.facts)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name} ${shorten(String(value))}`)
    .slice(0, 4)
    .join(' · ')
}

function shorten(text: string): string {
  const plain = plainText(text)
  // ids of tasks, accounts and peers
  if (/^(0x[0-9a-f]{16,}|[a-z2-7]{40,})$/i.test(plain)) return `${plain.slice(0, 8)}…${plain.slice(-4)}`
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
