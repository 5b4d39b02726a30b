import type { PartReturn } from '@muster-network/api'
import { plainText } from '../../ui/plainText.ts'
import { Time } from '../../ui/Time.tsx'

/** Parts that executors declined or left, each with the reason that its executor gave. */
export function Returns({ returns }: { returns: readonly PartReturn[] }) {
  return (
    <ul className="space-y-1.5">
      {returns.map((each) => (
        <li key={`${each.part} ${each.atMs} ${each.executor}`}>
          <span className="font-medium">
            Part {each.part} {each.how}, {each.reason}
          </span>{' '}
          <span className="untrusted text-muted">{plainText(each.why)}</span>{' '}
          <span className="text-sm text-muted">
            <span className="font-mono" title={each.executor}>
              {each.executor.slice(0, 10)}…
            </span>{' '}
            <Time atMs={each.atMs} />
          </span>
        </li>
      ))}
    </ul>
  )
}
