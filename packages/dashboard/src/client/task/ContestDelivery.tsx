import type { DeliveryView } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Time } from '../../ui/Time.tsx'

/** Points at a wrong segment of a settled delivery, for a bond; offered while there is time to. */
export function ContestDelivery({ delivery, bondWei }: { delivery: DeliveryView; bondWei: bigint }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { contestUntilMs, deliveryId, segments, taskId } = delivery
  // rejected work is its executor's to fight for
  const open = delivery.outcome === 'open' && delivery.state !== 'rejected' && delivery.dispute === null
  if (!open || contestUntilMs === null || contestUntilMs <= Date.now()) return null
  const segment = Number(typed)
  const ok = typed !== '' && Number.isInteger(segment) && segment >= 0 && segment < segments
  const range = `0 to ${segments - 1}`
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      <ConfirmDialog
        danger
        title={`Contest part ${delivery.part}?`}
        amount={<Amount wei={bondWei} />}
        confirm={
          <>
            Contest with a bond of <Amount wei={bondWei} />
          </>
        }
        ready={ok}
        trigger={
          <Button size="small" icon={<Gavel aria-hidden size={14} />}>
            Contest
          </Button>
        }
        act={async () => {
          await api.disputeDelivery({
            params: { deliveryId },
            body: { segment, maxBondWei: String(bondWei) },
          })
          await queries.invalidateQueries({ queryKey: ['task', taskId] })
        }}
      >
        <p className="mb-3">
          A panel of veto nodes replays the segment that you name. Found wrong, its executor is slashed and
          you are compensated; found right, this bond is lost.
        </p>
        <TextInput
          label="The segment that is wrong"
          hint={range}
          problem={typed === '' || ok ? undefined : `A whole number, ${range}`}
          inputMode="numeric"
          className="figures"
          value={typed}
          onChange={setTyped}
        />
      </ConfirmDialog>
      <span>
        May be contested until <Time atMs={contestUntilMs} />
      </span>
    </div>
  )
}
