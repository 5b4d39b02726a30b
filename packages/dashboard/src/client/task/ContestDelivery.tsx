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

/** Contests a segment of a settled delivery with a bond; available until the deadline. */
export function ContestDelivery({ delivery, bondWei }: { delivery: DeliveryView; bondWei: bigint }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { contestUntilMs, deliveryId, segments, taskId } = delivery
  // only the executor contests a rejection
  const open = delivery.outcome === 'open' && delivery.state !== 'rejected'
  if (!open || contestUntilMs === null || contestUntilMs <= Date.now()) return null
  const segment = Number(typed)
  const isContested = delivery.disputes.some((dispute) => dispute.segment === segment)
  const ok = typed !== '' && Number.isInteger(segment) && segment >= 0 && segment < segments && !isContested
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
        onConfirm={async () => {
          await api.disputeDelivery({
            params: { deliveryId },
            body: { segment, maxBondWei: String(bondWei) },
          })
          await queries.invalidateQueries({ queryKey: ['task', taskId] })
        }}
      >
        <p className="mb-3">
          A jury of veto nodes replays the segment and what the council replayed. If it is wrong, its executor
          is slashed and you are compensated. If it is correct, you lose the bond.
        </p>
        <TextInput
          label="Wrong segment"
          hint={range}
          problem={
            typed === '' || ok
              ? undefined
              : isContested
                ? 'This segment is contested already'
                : `A whole number, ${range}`
          }
          inputMode="numeric"
          className="figures"
          value={typed}
          onChange={setTyped}
        />
      </ConfirmDialog>
      <span>
        Can be contested until <Time atMs={contestUntilMs} />
      </span>
    </div>
  )
}
