import { LogOut } from 'lucide-react'
import { signOut } from '../session/signOut.ts'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { useAction } from '../ui/useAction.ts'

/** Ends the owner's session in this browser. Visitors have none. */
export function SignOutButton() {
  const { data } = useSession()
  const { run, busy, error } = useAction()
  if (!data?.owner) return null
  return (
    <div className="space-y-1">
      <Button
        size="small"
        disabled={busy}
        onClick={() => void run(signOut)}
        icon={<LogOut aria-hidden size={15} />}
      >
        Sign out
      </Button>
      {error !== undefined && (
        <p role="alert" className="text-sm text-bad">
          Still signed in: the daemon did not answer. Try again when it is connected.
        </p>
      )}
    </div>
  )
}
