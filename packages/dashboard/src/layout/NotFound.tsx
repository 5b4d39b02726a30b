import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonLook } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

export function NotFound() {
  return (
    <>
      <PageHeader title="There is no such page" />
      <EmptyState
        icon={Compass}
        title="Nothing is at this address"
        action={
          <Link to="/" className={buttonLook('primary')}>
            To the tasks
          </Link>
        }
      />
    </>
  )
}
