import type { TaskDetail } from '@muster-network/api'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { howChecked } from '../submit/quote/howChecked.ts'

/** Amounts paid, in escrow and refunded, compared with the cap. */
export function Cost({ task }: { task: TaskDetail }) {
  const { cost, check } = task
  return (
    <Card title="Cost">
      <CapBar task={task} />
      <DescriptionList
        items={[
          ['Work', <Amount key="work" wei={cost.workWei} />],
          ['Check', <Amount key="check" wei={cost.checkWei} />],
          ['In escrow', <Amount key="held" wei={cost.heldWei} />],
          ['Trust lock', <Amount key="lock" wei={cost.trustLockWei} />],
          ['Refunded', <Amount key="refund" wei={cost.refundedWei} />],
          ['Cap', <Amount key="cap" wei={task.capWei} />],
        ]}
      />
      <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
        {howChecked(check)} An executor locks <Amount wei={check.stakeWei} /> for a part. {check.strangers}{' '}
        strangers see parts of the data; the jury too, if the result is contested.
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
