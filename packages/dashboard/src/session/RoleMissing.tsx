import { CircleSlash } from 'lucide-react'
import { EmptyPage } from '../ui/EmptyPage.tsx'

/** Shown when the daemon does not run the role of the page. */
export function RoleMissing() {
  return (
    <EmptyPage
      icon={CircleSlash}
      title="This role is not enabled on this machine"
      to="/setup"
      label="Set it up"
    >
      The set-up enables it in a few steps.
    </EmptyPage>
  )
}
