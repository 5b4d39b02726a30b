import type { Reservation } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Loaded } from '../../live/Loaded.tsx'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { ReservationSteps } from './ReservationSteps.tsx'
import { ReserveNode } from './ReserveNode.tsx'

const columns: readonly Column<Reservation>[] = [
  {
    name: 'Node',
    width: 'minmax(7rem,1fr)',
    cell: (each) => (
      <span className="font-mono text-sm" title={each.nodeId}>
        {each.nodeId.slice(0, 10)}…
      </span>
    ),
  },
  { name: 'You', width: '5.5rem', cell: (each) => <Side reservation={each} /> },
  { name: 'State', width: '8rem', cell: (each) => <StateBadge state={`reservation ${each.state}`} /> },
  {
    name: 'From',
    width: '8.5rem',
    sort: (each) => each.fromMs,
    cell: (each) => <Time atMs={each.fromMs} className="text-muted" />,
  },
  {
    name: 'Until',
    width: '8.5rem',
    sort: (each) => each.untilMs,
    cell: (each) => <Time atMs={each.untilMs} className="text-muted" />,
  },
  {
    name: 'Deposit',
    width: '7.5rem',
    numeric: true,
    sort: (each) => each.depositWei,
    cell: (each) => <Amount wei={each.depositWei} />,
  },
  { name: 'Change', width: '11rem', cell: (each) => <ReservationSteps reservation={each} /> },
]

/** Nodes that this account has for itself at a time, and its own that others have. */
export function ReservationsPage() {
  const query = useQuery({
    queryKey: ['reservations'],
    queryFn: ({ signal }) => api.listReservations(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader
        title="Reservations"
        about="Have a node for yourself at a time. A deposit holds it; what is not used comes back."
        actions={query.data && query.data.reservations.length > 0 && <ReserveNode />}
      />
      <Loaded query={query} what="reservations" skeleton={<SkeletonTable />}>
        {({ reservations }) => (
          <Card flush title="Reservations">
            {reservations.length === 0 ? (
              <EmptyState icon={CalendarClock} title="Nothing is reserved" action={<ReserveNode />}>
                Bids find a machine within seconds; reserve one when it must be this one, at this hour.
              </EmptyState>
            ) : (
              <DataTable
                label="Reservations"
                rows={reservations}
                columns={columns}
                rowKey={(each) => each.reservationId}
                rowHeight={52}
                minWidth="64rem"
              />
            )}
          </Card>
        )}
      </Loaded>
    </>
  )
}

function Side({ reservation }: { reservation: Reservation }) {
  const account = useStatus().data?.account
  return reservation.client.toLowerCase() === account?.toLowerCase() ? 'have it' : 'serve it'
}
