import { hasCode } from '@muster-network/core'
import { CircleAlert, RotateCw } from 'lucide-react'
import { usePasteable } from '../session/usePasteable.ts'
import { Button } from './Button.tsx'

/** An error message: what failed, why, what to do, and the request id to find in the log. */
export function readError(error: unknown): { what: string; next: string; code: string; requestId?: string } {
  if (hasCode(error)) {
    const { requestId, code } = error.details
    return {
      what: error.message,
      next: error.hint,
      code: typeof code === 'string' ? code : error.code,
      ...(typeof requestId === 'string' && { requestId }),
    }
  }
  return {
    what: 'The answer could not be read',
    next: 'The page and the daemon may have different versions. Reload the page or restart muster.',
    code: error instanceof Error ? error.name : 'unknown',
  }
}

export function ErrorState({ title, error, retry }: { title: string; error: unknown; retry?: () => void }) {
  const { what, next, code, requestId } = readError(error)
  const pasteable = usePasteable()
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-xl border border-line bg-surface px-6 py-12 text-center"
    >
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-bad-soft text-bad">
        <CircleAlert aria-hidden size={22} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="untrusted max-w-prose">{what}</p>
      <p className="max-w-prose text-muted">{pasteable(next)}</p>
      <p className="font-mono text-xs text-muted">
        {code}
        {requestId && ` · request ${requestId}`}
      </p>
      {retry && (
        <Button className="mt-3" onClick={retry} icon={<RotateCw aria-hidden size={16} />}>
          Try again
        </Button>
      )}
    </div>
  )
}
