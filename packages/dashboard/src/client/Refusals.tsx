import type { Refusal } from '@muster-network/api'
import { plainText } from '../ui/plainText.ts'

/** Refusals by reason, so that the user sees what to change to get more bids. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <ul className="space-y-1.5">
      {refusals.map((refusal) => (
        <li key={`${refusal.reason} ${refusal.why}`} className="flex items-baseline gap-2">
          <span className="figures inline-block min-w-8 rounded bg-sunken px-1.5 text-center text-sm font-medium">
            {refusal.count}
          </span>
          <span className="min-w-0">
            <span className="font-medium">{plainText(refusal.reason)}</span>{' '}
            <span className="untrusted text-muted">{plainText(refusal.why)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
