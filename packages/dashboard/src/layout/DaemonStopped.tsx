import { PowerOff } from 'lucide-react'
import { PageHeader } from '../ui/PageHeader.tsx'

/** Shown instead of a page when the daemon has not answered since the page was opened. */
export function DaemonStopped() {
  return (
    <>
      <PageHeader title="muster is not running" />
      <div className="flex flex-col items-center gap-2 rounded-xl border border-line bg-surface px-6 py-12 text-center">
        <span className="mb-1 grid size-12 place-items-center rounded-full bg-warn-soft text-warn">
          <PowerOff aria-hidden size={22} />
        </span>
        <p className="text-lg font-semibold">The daemon on this machine does not run. Start it with</p>
        <code className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm">muster up</code>
        <p className="max-w-prose text-muted">or, if you started muster from a clone, in its folder:</p>
        <code className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm">npx muster up</code>
        <p role="status" className="mt-2 max-w-prose text-sm text-muted">
          This page continues by itself when the daemon answers. Tasks that run on other machines go on
          meanwhile.
        </p>
      </div>
    </>
  )
}
