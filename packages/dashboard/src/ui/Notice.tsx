import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const styles = {
  info: { box: 'border-info bg-info-soft text-info', icon: Info },
  warn: { box: 'border-warn bg-warn-soft text-warn', icon: TriangleAlert },
  bad: { box: 'border-bad bg-bad-soft text-bad', icon: CircleAlert },
} as const

type Props = {
  tone: keyof typeof styles
  title: ReactNode
  children?: ReactNode
  icon?: LucideIcon
  /** True when screen readers should announce the message at once. */
  urgent?: boolean
}

/** An inline message. */
export function Notice({ tone, title, children, icon, urgent = false }: Props) {
  const style = styles[tone]
  const Icon = icon ?? style.icon
  return (
    <div role={urgent ? 'alert' : 'status'} className={`flex gap-3 rounded-lg border px-4 py-3 ${style.box}`}>
      <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-ink">{children}</div>}
      </div>
    </div>
  )
}
