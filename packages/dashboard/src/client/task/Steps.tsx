import type { TaskDetail, TaskEvent } from '@muster-network/api'
import {
  describeEntry,
  formatTokens,
  type Tone as JournalTone,
  type MoneyFormat,
  readJournalEntry,
  toneOf,
} from '@muster-network/core'
import { useState } from 'react'
import { useMoney } from '../../ui/Amount.tsx'
import type { Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { sentenceCase } from '../../ui/sentenceCase.ts'
import { Timeline, type TimelineItem } from '../../ui/Timeline.tsx'

const shownAtFirst = 14

/** The task's journal, newest first. */
export function Steps({ task }: { task: TaskDetail }) {
  const [all, setAll] = useState(false)
  const money = useMoney()
  const newest = task.events.toReversed()
  const shown = all ? newest : newest.slice(0, shownAtFirst)
  return (
    <Card title="Journal">
      {newest.length === 0 ? (
        <p className="text-muted">No entries yet.</p>
      ) : (
        <Timeline label="Journal" items={shown.map((event) => item(event, money))} />
      )}
      {newest.length > shown.length && (
        <Button className="mt-3" size="small" variant="quiet" onClick={() => setAll(true)}>
          Show all {newest.length}
        </Button>
      )}
    </Card>
  )
}

const tones: Readonly<Record<JournalTone, Tone>> = {
  neutral: 'plain',
  progress: 'info',
  good: 'ok',
  warning: 'warn',
  bad: 'bad',
}
/** An executor's message may be long; the page shows its beginning. */
const maxLength = 240

function item({ number, atMs, step, facts }: TaskEvent, money: MoneyFormat): TimelineItem {
  const entry = readJournalEntry(step, facts)
  const text = sentenceCase(
    describeEntry(entry, {
      amount: (wei) => formatTokens(wei, money),
      account: (address) => `${address.slice(0, 8)}…${address.slice(-4)}`,
    }),
  )
  const title = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return {
    key: number,
    atMs,
    title: <span className="untrusted">{title}</span>,
    tone: tones[toneOf(entry)],
  }
}
