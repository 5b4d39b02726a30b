import { Lock } from 'lucide-react'

/** Shown on pages that only the owner may open. */
export function NoPermission() {
  return (
    <div className="flex flex-col items-center gap-2 rounded-xl border border-line bg-surface px-6 py-12 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-warn-soft text-warn">
        <Lock aria-hidden size={22} />
      </span>
      <p className="text-lg font-semibold">Only the owner of this machine can view this page</p>
      <p className="max-w-prose text-muted">
        Open the link that muster printed at start: it signs this browser in, once. To get a new link, run:
      </p>
      <code className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm">muster open</code>
      <p className="max-w-prose text-muted">or, if you started muster from a clone, in its folder:</p>
      <code className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm">npx muster open</code>
      <p className="max-w-prose text-sm text-muted">The network pages need no sign-in.</p>
    </div>
  )
}
