import type { TaskDetail } from '@muster-network/api'
import { ShieldAlert } from 'lucide-react'
import { Amount } from '../../ui/Amount.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** A cheat was found: said at the top, with what it cost whom. */
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
        title={isSettled ? 'Wrong work was found, and its executor slashed' : 'Wrong work was found'}
      >
        <ul>
          {frauds.map((delivery) => (
            <li key={delivery.deliveryId}>
              Part {delivery.part}: the council rejected the work of{' '}
              <span className="font-mono">{delivery.executor.slice(0, 10)}…</span>
              {delivery.outcome === 'fraud'
                ? '. You pay nothing for it; the part goes on with the next bid.'
                : '. It may still be contested; until then its stake of '}
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
