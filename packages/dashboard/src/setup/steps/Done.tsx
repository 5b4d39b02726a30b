import { PartyPopper } from 'lucide-react'
import { EmptyPage } from '../../ui/EmptyPage.tsx'

export function Done() {
  return (
    <EmptyPage icon={PartyPopper} title="Your machine is live" to="/provider" word="See what it does">
      It bids by your rules from now on. Steps on the left can be gone back to and changed.
    </EmptyPage>
  )
}
