import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  plain: 'bg-sunken text-muted',
} as const

export type Tone = keyof typeof tones

/** A state as icon and text; the colour only repeats them. */
export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.5 rounded-full px-2 text-sm font-medium whitespace-nowrap ${tones[tone]}`}
    >
      <Icon aria-hidden size={14} strokeWidth={2.2} />
      {children}
    </span>
  )
}
