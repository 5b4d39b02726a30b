import { Link } from '@tanstack/react-router'
import { CircleSlash } from 'lucide-react'
import { buttonLook } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Shown where the daemon lacks the role that the page is about. */
export function RoleMissing() {
  return (
    <Card>
      <EmptyState
        icon={CircleSlash}
        title="This machine does not play this role yet"
        action={
          <Link to="/setup" className={buttonLook('primary')}>
            Set it up
          </Link>
        }
      >
        Its daemon runs without it; the set-up adds it in a few steps.
      </EmptyState>
    </Card>
  )
}
