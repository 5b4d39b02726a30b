import type { Reservation } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

/** What its client can do about a reservation: call the node, give it up, end it. */
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
            title="Call the node to work"
            amount={deposit}
            confirm="Call it"
            ready={maxFactor > 0 && maxFactor <= 1000}
            trigger={<Button size="small">Call</Button>}
            act={() => api.summonReservation({ params, body: { maxFactor } }).then(refresh)}
          >
            <p className="mb-3">
              It is paid by the hour from the deposit, at the price factor of that moment.
            </p>
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
            title="Give this reservation up?"
            amount={deposit}
            confirm="Give it up"
            trigger={
              <Button size="small" look="danger">
                Give up
              </Button>
            }
            act={() => api.cancelReservation({ params }).then(refresh)}
          >
            A share of the deposit stays with the node: more, the nearer its time is. The rest comes back.
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
            <Button size="small" look="danger">
              End
            </Button>
          }
          act={() => api.endReservation({ params }).then(refresh)}
        >
          Its time so far is paid from the deposit, the rest is refunded.
        </ConfirmDialog>
      )}
    </span>
  )
}
