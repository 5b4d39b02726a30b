import { PartyPopper } from 'lucide-react'
import { EmptyPage } from '../../ui/EmptyPage.tsx'

export function Done() {
  return (
    <EmptyPage icon={PartyPopper} title="Your machine is live" to="/provider" label="Open the provider page">
      It now bids by your rules. You can reopen and change the steps on the left.
    </EmptyPage>
  )
}
