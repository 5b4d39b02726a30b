import type { TaskDetail } from '@muster-network/api'
import { ShieldAlert } from 'lucide-react'
import { Amount } from '../../ui/Amount.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Notice at the top of a task whose executor was slashed, with the amounts. */
export function SlashNotice({ task }: { task: TaskDetail }) {
  const frauds = task.deliveries.filter(
    (delivery) => delivery.outcome === 'fraud' || delivery.state === 'rejected',
  )
  if (frauds.length === 0) return null
  const isSettled = frauds.every(({ outcome }) => outcome === 'fraud')
  return (
    <div className="mb-5">
      <Notice
        tone="bad"
        icon={ShieldAlert}
        title={isSettled ? 'Fraud detected: the executor was slashed' : 'Fraud detected'}
      >
        <ul>
          {frauds.map((delivery) => (
            <li key={delivery.deliveryId}>
              Part {delivery.part}: the council rejected the work of{' '}
              <span className="font-mono">{delivery.executor.slice(0, 10)}…</span>
              {delivery.outcome === 'fraud'
                ? '. You pay nothing for it; the next bidder takes the part over.'
                : '. The verdict can still be contested; until then its stake of '}
              {delivery.outcome !== 'fraud' && (
                <>
                  <Amount wei={task.check.stakeWei} /> stays locked.
                </>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
