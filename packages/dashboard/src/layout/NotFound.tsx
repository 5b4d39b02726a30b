import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonClassName } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={Compass}
        title="This address does not exist"
        action={
          <Link to="/" className={buttonClassName('primary')}>
            Go to tasks
          </Link>
        }
      />
    </>
  )
}
