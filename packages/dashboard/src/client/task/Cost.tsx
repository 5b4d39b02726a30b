import type { TaskDetail } from '@muster-network/api'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'

/** What was paid, what is held and what came back, against the cap. */
export function Cost({ task }: { task: TaskDetail }) {
  const { cost, check } = task
  return (
    <Card title="Cost">
      <CapBar task={task} />
      <Facts
        facts={[
          ['Work', <Amount key="work" wei={cost.workWei} />],
          ['Check', <Amount key="check" wei={cost.checkWei} />],
          ['In escrow', <Amount key="held" wei={cost.heldWei} />],
          ['Trust lock', <Amount key="lock" wei={cost.trustLockWei} />],
          ['Refunded', <Amount key="refund" wei={cost.refundedWei} />],
          ['Cap', <Amount key="cap" wei={task.capWei} />],
        ]}
      />
      <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
        Checked by {check.how}: {check.drawn} of {check.segments} segments of each delivery, {check.lead} in
        the lead to accept. {check.strangers} strangers see some of the data; the panel too, if it is
        contested.
      </p>
    </Card>
  )
}

function CapBar({ task }: { task: TaskDetail }) {
  const share = task.capWei === 0n ? 0 : Number((task.paidWei * 1000n) / task.capWei) / 10
  return (
    <div
      role="meter"
      aria-label="Spent of the cap"
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mb-3 h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${Math.min(100, share)}%` }} />
    </div>
  )
}
