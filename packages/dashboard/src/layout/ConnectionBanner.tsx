import { WifiOff } from 'lucide-react'
import { useConnection } from '../session/connection.ts'
import { Time } from '../ui/Time.tsx'

/** Says that what is on the page is old, and that somebody is looking after it. */
export function ConnectionBanner() {
  const { online, lastAnswerMs } = useConnection()
  return (
    <div role="status">
      {!online && (
        <div className="mb-4 flex items-center gap-3 rounded-lg border border-warn bg-warn-soft px-4 py-2.5 text-warn">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          <p>
            <strong className="font-semibold">muster does not answer.</strong> This is what was known at{' '}
            <Time atMs={lastAnswerMs} />; the page asks again every second and goes on by itself. Running
            tasks are not affected.
          </p>
        </div>
      )}
    </div>
  )
}
