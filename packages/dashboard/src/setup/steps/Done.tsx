import { Link } from '@tanstack/react-router'
import { PartyPopper } from 'lucide-react'
import { buttonLook } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function Done() {
  return (
    <Card>
      <EmptyState
        icon={PartyPopper}
        title="Your machine is live"
        action={
          <Link to="/provider" className={buttonLook('primary')}>
            See what it does
          </Link>
        }
      >
        It bids by your rules from now on. Steps on the left can be gone back to and changed.
      </EmptyState>
    </Card>
  )
}
