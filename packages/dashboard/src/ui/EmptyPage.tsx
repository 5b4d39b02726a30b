import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClassName } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** Target and label of the call to action. */
  to: NonNullable<LinkProps['to']>
  label: string
  children?: ReactNode
}

/** An empty page: explains why, and links to the page where the first item is created. */
export function EmptyPage({ icon, title, to, label, children }: Props) {
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        action={
          <Link to={to} className={buttonClassName('primary')}>
            {label}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
