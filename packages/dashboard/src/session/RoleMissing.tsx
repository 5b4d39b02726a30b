import { CircleSlash } from 'lucide-react'
import { EmptyPage } from '../ui/EmptyPage.tsx'

/** Shown where the daemon lacks the role that the page is about. */
export function RoleMissing() {
  return (
    <EmptyPage
      icon={CircleSlash}
      title="This machine does not play this role yet"
      to="/setup"
      word="Set it up"
    >
      Its daemon runs without it; the set-up adds it in a few steps.
    </EmptyPage>
  )
}
