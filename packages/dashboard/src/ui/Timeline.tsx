import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { Time } from './Time.tsx'

export type TimelineItem = {
  key: string | number
  atMs: number
  title: ReactNode
  detail?: ReactNode
  tone?: Tone
}

const dots: Record<Tone, string> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-info',
  plain: 'bg-line-strong',
}

/** Events in order. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label} className="relative ml-1.5 border-l border-line">
      {items.map((item) => (
        <li key={item.key} className="relative pb-3 pl-4 last:pb-0">
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[5px] size-[9px] rounded-full ring-2 ring-surface ${dots[item.tone ?? 'plain']}`}
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{item.title}</span>
            <Time atMs={item.atMs} className="text-xs text-muted" />
          </div>
          {item.detail && <div className="untrusted text-sm text-muted">{item.detail}</div>}
        </li>
      ))}
    </ol>
  )
}
