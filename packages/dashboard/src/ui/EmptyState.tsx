import { Inbox, type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = { icon?: LucideIcon; title: string; children?: ReactNode; action?: ReactNode }

/** An empty list: explains why, and offers the next action. */
export function EmptyState({ icon: Icon = Inbox, title, children, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden size={22} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

/** Shown when the filter hides every row. */
export function FilteredEmpty({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No ${what} match the filter`}
      action={
        <Button variant="plain" onClick={onClear}>
          Clear the filter
        </Button>
      }
    />
  )
}
