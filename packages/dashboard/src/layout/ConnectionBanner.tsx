import { WifiOff } from 'lucide-react'
import { useConnection } from '../session/connection.ts'
import { Time } from '../ui/Time.tsx'

/** Tells the user that the page is stale and that it reconnects by itself. */
export function ConnectionBanner() {
  const { online, lastAnswerMs } = useConnection()
  return (
    <div role="status">
      {!online && (
        <div className="mb-4 flex items-center gap-3 rounded-lg border border-warn bg-warn-soft px-4 py-2.5 text-warn">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          <p>
            <strong className="font-semibold">The muster daemon does not respond.</strong> This page shows the
            state at <Time atMs={lastAnswerMs} /> and retries every second. Running tasks are not affected.
          </p>
        </div>
      )}
    </div>
  )
}
