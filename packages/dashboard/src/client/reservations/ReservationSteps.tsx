import type { Reservation } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

/** Actions of the client on a reservation: summon the node, cancel, end. */
export function ReservationSteps({ reservation }: { reservation: Reservation }) {
  const queries = useQueryClient()
  const account = useStatus().data?.account
  const [typed, setTyped] = useState(String(Math.max(1, reservation.factor)))
  if (reservation.client.toLowerCase() !== account?.toLowerCase()) return '–'
  const params = { reservationId: reservation.reservationId }
  const refresh = () => queries.invalidateQueries()
  const maxFactor = Number(typed)
  const deposit = <Amount wei={reservation.depositWei} />
  return (
    <span className="flex gap-1.5">
      {reservation.state === 'waiting' && (
        <>
          <ConfirmDialog
            title="Summon the node"
            amount={deposit}
            confirm="Summon"
            ready={maxFactor > 0 && maxFactor <= 1000}
            trigger={<Button size="small">Call</Button>}
            onConfirm={() => api.summonReservation({ params, body: { maxFactor } }).then(refresh)}
          >
            <p className="mb-3">The deposit pays it by the hour, at the price factor of the moment.</p>
            <TextInput
              label="The highest price factor to accept"
              hint="1 is the price at normal usage"
              inputMode="decimal"
              className="figures"
              value={typed}
              onChange={setTyped}
            />
          </ConfirmDialog>
          <ConfirmDialog
            danger
            title="Cancel this reservation?"
            amount={deposit}
            confirm="Cancel the reservation"
            trigger={
              <Button size="small" variant="danger">
                Cancel
              </Button>
            }
            onConfirm={() => api.cancelReservation({ params }).then(refresh)}
          >
            The node keeps a share of the deposit, which grows as the start approaches. The rest is refunded.
          </ConfirmDialog>
        </>
      )}
      {reservation.state === 'running' && (
        <ConfirmDialog
          danger
          title="End this reservation?"
          amount={deposit}
          confirm="End it"
          trigger={
            <Button size="small" variant="danger">
              End
            </Button>
          }
          onConfirm={() => api.endReservation({ params }).then(refresh)}
        >
          The deposit pays for the time so far; the rest is refunded.
        </ConfirmDialog>
      )}
    </span>
  )
}
