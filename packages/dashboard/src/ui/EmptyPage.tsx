import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** Where the one thing to do is done, and its word. */
  to: NonNullable<LinkProps['to']>
  word: string
  children?: ReactNode
}

/** A page without anything yet: why, and the page on which that changes. */
export function EmptyPage({ icon, title, to, word, children }: Props) {
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        action={
          <Link to={to} className={buttonLook('primary')}>
            {word}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
