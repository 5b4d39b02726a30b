import type { TestStep } from '@muster-network/api'
import { readError } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { plainText } from '../ui/plainText.ts'
import { StateBadge } from '../ui/StateBadge.tsx'

export function TestSteps({ steps, error }: { steps: readonly TestStep[]; error?: unknown }) {
  return (
    <div role="status" className="space-y-3">
      <ul className="space-y-2">
        {steps.map((step) => (
          <li key={step.name} className="flex items-start gap-3">
            <span className="w-24 shrink-0">
              <StateBadge state={step.status} />
            </span>
            <span className="min-w-0">
              <span className="font-medium">{plainText(step.name)}</span>
              {step.found && (
                <span className="untrusted block text-sm text-muted">{plainText(step.found)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <Notice tone="bad" urgent title={readError(error).what}>
          {readError(error).next}
        </Notice>
      )}
    </div>
  )
}
